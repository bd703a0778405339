import type { keepPreviousData } from "@tanstack/react-query";
import type { SortState } from "~/components/table/list-state";
import type { BulkReport } from "./bulk-bar";
import type { Use } from "./uses";

// What the pages and forms of an entity need of its typed calls, in the plain values that flow through them: whatever router
// has these procedures fits, and what does not fit is said at the caller's own line.

/** What every record has. */
export type Identified = { id: number; version: number };

type ShowsError = { showsError: (error: unknown) => boolean };
type ListQuery<Sort extends string, Filter> = {
  search?: string;
  page?: number;
  pageSize?: number;
  sort?: SortState<Sort>;
  filter?: Filter;
};
type ListAnswer<ListRow> = { rows: ListRow[]; total: number };

/** A call that changes something. */
export type Mutation<Input, Output> = {
  useMutation(options?: { meta?: ShowsError }): { mutateAsync(input: Input): Promise<Output>; isPending: boolean };
};

/** The hooks of what can be listed: `api.system.outbox`. */
export type ListApi<ListRow, Sort extends string, Filter> = {
  list: {
    useQuery(
      input: ListQuery<Sort, Filter>,
      options: { placeholderData: typeof keepPreviousData; meta: ShowsError },
    ): {
      data: ListAnswer<ListRow> | undefined;
      isError: boolean;
      isPlaceholderData: boolean;
      refetch(): unknown;
    };
  };
};

/** Its part of the cache: `utils.system.outbox`. */
export type ListCache<ListRow, Sort extends string, Filter> = {
  list: {
    fetch(input: ListQuery<Sort, Filter>): Promise<ListAnswer<ListRow>>;
    invalidate(): Promise<void>;
  };
};

/** The hooks of records that a form edits. */
export type RecordApi<Row, In> = {
  create: Mutation<{ data: In }, Row>;
  update: Mutation<{ id: number; version: number; data: Partial<In> }, Row>;
};

/** Their part of the cache. */
export type RecordCache<Row> = {
  invalidate(): Promise<void>;
  byId: { fetch(input: { id: number }, options?: { staleTime?: number }): Promise<Row> };
};

/** The hooks for deleting, which says first what uses the records. */
export type DeleteApi = {
  usedBy: {
    useQuery(
      input: { ids: number[] },
      options: { enabled: boolean; gcTime: number },
    ): { data: Use[] | undefined; isSuccess: boolean };
  };
  delete: Mutation<{ ids: number[] }, BulkReport>;
};

/** The hooks of an entity, as `crudRouter` makes its procedures: `api.career.level`. */
export type ResourceApi<ListRow, Row, In, Sort extends string, Filter> = ListApi<ListRow, Sort, Filter> &
  RecordApi<Row, In> &
  DeleteApi & { move: Mutation<{ id: number; after: number | null }, unknown> };

/** Its part of the cache: `utils.career.level`. */
export type ResourceCache<ListRow, Row, Sort extends string, Filter> = ListCache<ListRow, Sort, Filter> & RecordCache<Row>;
