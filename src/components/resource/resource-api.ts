import type { keepPreviousData } from "@tanstack/react-query";
import type { InferQueryLikeData } from "@trpc/react-query/shared";
import type { HistoryProcedures } from "~/components/form/history-dialog";
import type { PendingSaving } from "~/components/form/pending";
import type { ListInput } from "~/components/table/list-parsers";
import type { Place } from "~/components/table/place";
import type { BulkReport } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import type { PendingChanges } from "~/lib/pending-changes";
import type { Usage } from "~/lib/usage";

// Procedures for pages and forms, passed one by one: `api={{ list, byId, update }}`. Missing ones disable their feature. Never
// pass a router: its proxy has every name.

/** Infers the rows of a list procedure. Its overloaded `useQuery` defeats structural inference. */
export type RowOf<List> = InferQueryLikeData<List> extends { rows: (infer Row extends { id: number })[] } ? Row : never;

type QueryMeta = { showsError: (error: unknown) => boolean };

export type Mutation<Input, Output> = {
  useMutation(options?: { meta?: QueryMeta; onError?: () => unknown; onSettled?: () => unknown }): {
    mutate(input: Input): void;
    mutateAsync(input: Input): Promise<Output>;
    isPending: boolean;
  };
};

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

export type ByIdProcedure<Row> = {
  useQuery(
    input: { id: number },
    options?: { initialData?: Row; enabled?: boolean; gcTime?: number },
  ): { data: Row | undefined; isError: boolean };
};

/** Procedures that save a form. `update`, else `create`, defines the record's type. */
export type SaveProcedures<Row extends Identified, In> = {
  create?: Mutation<{ data: In; restores?: number }, Row>;
  update?: UpdateProcedure<Row, In>;
  history?: HistoryProcedures;
};

export type UpdateProcedure<Row, In> = Mutation<{ id: number; version: number; data: Partial<In> }, Row>;

/** Procedures of a record's form. */
export type FormProcedures<Row extends Identified, In> = SaveProcedures<Row, In> & {
  byId: ByIdProcedure<NoInfer<Row>>;
  update: UpdateProcedure<Row, In>;
};

export type PendingProcedures<Row, In> = {
  byId: {
    useQuery(
      input: { id: number },
      options: { enabled: boolean },
    ): {
      data: { isPublished: boolean; changes: PendingChanges | null } | undefined;
      errorUpdateCount: number;
      isFetching: boolean;
      refetch(): Promise<unknown>;
    };
  };
  save: Mutation<Parameters<PendingSaving<In, Row>["save"]>[0], PendingChanges | null>;
  publish: Mutation<Parameters<PendingSaving<In, Row>["publish"]>[0], Row>;
  discard: Mutation<{ id: number; pendingVersion: number | null }, unknown>;
};

export type DeleteProcedures = {
  delete: Mutation<{ ids: number[] }, BulkReport>;
  /** Restores deleted records: offered for ten seconds, and in the trash. */
  restore?: Mutation<{ ids: number[] }, BulkReport>;
  /** Finds what uses the records, before they are deleted. */
  usedBy?: {
    useQuery(input: { ids: number[] }, options: { enabled: boolean; gcTime: number }): { data: Usage[] | undefined };
  };
};

export type MoveProcedure = Mutation<{ id: number } & Place, unknown>;
