import type { PendingSaving } from "~/components/form/pending";
import { showsError } from "~/components/form/save-failure";
import type { PendingProcedures } from "~/components/resource/resource-api";

type Pending<In, Row> = {
  pending?: PendingSaving<In, Row>;
  /** Without the answer, a save could publish. */
  unread?: { hasFailed: boolean; isReading: boolean; retry: () => void };
};

/** Builds the saving of pending changes; undefined for a new record. */
export function usePending<Row, In>(api: PendingProcedures<Row, In>, id: number | undefined): Pending<In, Row> {
  const { data, errorUpdateCount, isFetching, refetch } = api.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  const save = api.save.useMutation({ meta: { showsError } });
  const publish = api.publish.useMutation({ meta: { showsError } });
  const discard = api.discard.useMutation();
  if (id === undefined) return {};
  // An answer stays when reading it again fails.
  if (!data) return { unread: { hasFailed: errorUpdateCount > 0, isReading: isFetching, retry: () => void refetch() } };
  return { pending: { ...data, save: save.mutateAsync, publish: publish.mutateAsync, discard: discard.mutateAsync } };
}
