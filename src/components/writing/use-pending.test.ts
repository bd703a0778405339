import { expect, test } from "vitest";
import type { PendingProcedures } from "~/components/resource/resource-api";
import { usePending } from "./use-pending";

const answer = { isPublished: true, changes: null };

function pendingAfter(data: typeof answer | undefined, errorUpdateCount: number, isFetching = false) {
  const mutation = { useMutation: () => ({ mutate: () => {}, mutateAsync: () => Promise.reject(), isPending: false }) };
  const api: PendingProcedures<object, object> = {
    byId: { useQuery: () => ({ data, errorUpdateCount, isFetching, refetch: () => Promise.resolve() }) },
    ...{ save: mutation, publish: mutation, discard: mutation },
  };
  return usePending(api, 1);
}

test("saves beside the published record while there is an answer, also an earlier one", () => {
  expect(pendingAfter(answer, 0).pending).toMatchObject(answer);
  expect(pendingAfter(answer, 1).pending).toMatchObject(answer);
});

test("offers no form before the first answer, and to read again when there is none", () => {
  expect(pendingAfter(undefined, 0, true)).toMatchObject({ unread: { hasFailed: false } });
  expect(pendingAfter(undefined, 1)).toMatchObject({ unread: { hasFailed: true, isReading: false } });
  expect(pendingAfter(undefined, 1, true)).toMatchObject({ unread: { hasFailed: true, isReading: true } });
});
