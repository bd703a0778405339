import { expect, test } from "vitest";
import type { PendingProcedures } from "~/components/resource/resource-api";
import { usePending } from "./use-pending";

const answer = { isPublished: true, changes: null };

function pendingAfter(data: typeof answer | undefined, isError: boolean) {
  const mutation = { useMutation: () => ({ mutate: () => {}, mutateAsync: () => Promise.reject(), isPending: false }) };
  const api: PendingProcedures<object, object> = {
    byId: { useQuery: () => ({ data, isError, refetch: () => Promise.resolve() }) },
    ...{ save: mutation, publish: mutation, discard: mutation },
  };
  return usePending(api, 1);
}

test("saves beside the published record while there is an answer, also an earlier one", () => {
  expect(pendingAfter(answer, false).pending).toMatchObject(answer);
  expect(pendingAfter(answer, true).pending).toMatchObject(answer);
});

test("offers no form before the first answer, and to read again when there is none", () => {
  expect(pendingAfter(undefined, false)).toMatchObject({ unread: { isFailed: false } });
  expect(pendingAfter(undefined, true)).toMatchObject({ unread: { isFailed: true } });
});
