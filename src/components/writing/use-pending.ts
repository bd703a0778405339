"use client";
import type { PendingSaving } from "~/components/form/pending";
import { showsError } from "~/components/form/save-failure";
import type { PendingProcedures } from "~/components/resource/resource-api";

/** Builds the saving of pending changes; undefined for a new record. */
export function usePending<Row, In>(
  api: PendingProcedures<Row, In>,
  id: number | undefined,
): PendingSaving<In, Row> | "loading" | undefined {
  const query = api.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  const save = api.save.useMutation({ meta: { showsError } });
  const publish = api.publish.useMutation({ meta: { showsError } });
  const discard = api.discard.useMutation();
  if (id === undefined || query.isError) return undefined;
  if (!query.data) return "loading";
  return { ...query.data, save: save.mutateAsync, publish: publish.mutateAsync, discard: discard.mutateAsync };
}
