import type { keepPreviousData } from "@tanstack/react-query";
import type { InferQueryLikeData } from "@trpc/react-query/shared";
import type { HistoryProcedures } from "~/components/form/history-dialog";
import type { PendingChanges, PendingSaving } from "~/components/form/pending";
import type { ListInput } from "~/components/table/list-parsers";
import type { Place } from "~/components/table/place";
import type { Identified } from "~/lib/identified";
import type { BulkReport } from "./bulk-bar";
import type { Usage } from "./usage";

// The procedures that pages and forms call, each given alone: `api={{ list, byId, update }}`. What is not given is not offered.
// A router itself must not be given: its proxy answers to every name.

/** The rows that a list procedure answers. Its `useQuery` is overloaded: no structural type would infer them. */
export type RowOf<List> = InferQueryLikeData<List> extends { rows: (infer Row extends { id: number })[] } ? Row : never;

type QueryMeta = { showsError: (error: unknown) => boolean };

/** A procedure that changes something. */
export type Mutation<Input, Output> = {
  useMutation(options?: { meta?: QueryMeta; onError?: () => unknown; onSettled?: () => unknown }): {
    mutate(input: Input): void;
    mutateAsync(input: Input): Promise<Output>;
    isPending: boolean;
  };
};

/** A procedure that answers one page of rows. */
export type ListProcedure<Row, Sort extends string, Filter> = {
  useQuery(
    input: ListInput<Sort, Filter>,
    options: { enabled: boolean; placeholderData: typeof keepPreviousData; meta: QueryMeta },
  ): {
    data: { rows: Row[]; total: number } | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch(): Promise<unknown>;
  };
};

/** A procedure that answers one record. */
export type ByIdProcedure<Row> = {
  useQuery(
    input: { id: number },
    options?: { initialData?: Row; enabled?: boolean; gcTime?: number },
  ): { data: Row | undefined; isError: boolean };
};

/** What a form saves by. The record's type is told by `update`, or by `create` where there is no other. */
export type SaveProcedures<Row extends Identified, In> = {
  create?: Mutation<{ data: In; restores?: number }, Row>;
  update?: Mutation<{ id: number; version: number; data: Partial<In> }, Row>;
  history?: HistoryProcedures;
};

/** The procedures of changes that are not published yet: `api.news.article.pending`. */
export type PendingProcedures<Row, In> = {
  byId: {
    useQuery(
      input: { id: number },
      options: { enabled: boolean },
    ): { data: { isLive: boolean; changes: PendingChanges | null } | undefined; isError: boolean };
  };
  save: Mutation<Parameters<PendingSaving<In, Row>["save"]>[0], PendingChanges | null>;
  publish: Mutation<Parameters<PendingSaving<In, Row>["publish"]>[0], Row>;
  discard: Mutation<{ id: number; pendingVersion: number | null }, unknown>;
};

export type DeleteProcedures = {
  delete: Mutation<{ ids: number[] }, BulkReport>;
  /** What uses the records, asked before they are deleted. */
  usedBy?: {
    useQuery(
      input: { ids: number[] },
      options: { enabled: boolean; gcTime: number },
    ): { data: Usage[] | undefined; isSuccess: boolean };
  };
};

export type MoveProcedure = Mutation<{ id: number } & Place, unknown>;
