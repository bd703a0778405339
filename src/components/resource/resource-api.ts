import type { RouterLike } from "@trpc/react-query/shared";
import type { ListInput } from "~/components/table/list-state";
import type { crudRouter } from "~/server/crud";

/** What every record has. */
export type Identified = { id: number; version: number };

/** What `crudRouter` makes, with the plain values that flow through it. */
type Crud<
  ListRow extends { id: number },
  Row extends Data & Identified,
  In,
  Data extends object,
  Filter,
  Filtered,
  Sort extends string,
  Text extends string,
> = ReturnType<typeof crudRouter<ListRow, Row, In, Data, Filter, Filtered, Sort, Text>>;

export type Mutation<Input, Output> = {
  useMutation(options?: { meta?: { showsError?: (error: unknown) => boolean } }): {
    mutateAsync(input: Input): Promise<Output>;
    isPending: boolean;
  };
};

/** The hooks of an entity: `api.career.level`. */
export type ResourceApi<
  ListRow extends { id: number },
  Row extends Data & Identified,
  In,
  Data extends object,
  Filter,
  Filtered,
  Sort extends string,
  Text extends string,
> = Pick<RouterLike<Crud<ListRow, Row, In, Data, Filter, Filtered, Sort, Text>>, "list" | "usedBy"> & {
  create: Mutation<{ data: In }, Row>;
  update: Mutation<{ id: number; version: number; data: Partial<In> }, Row>;
  delete: Mutation<{ ids: number[] }, { count: number; kept: { id: number; label: string }[] }>;
  move: Mutation<{ id: number; after: number | null }, unknown>;
};

/** Its part of the cache: `utils.career.level`. */
export type ResourceCache<ListRow extends { id: number }, Row, Sort extends string, Filter> = {
  invalidate(): Promise<void>;
  list: {
    fetch(input: ListInput<Sort, Filter>): Promise<{ rows: ListRow[]; total: number }>;
    invalidate(): Promise<void>;
  };
  byId: { fetch(input: { id: number }, options?: { staleTime?: number }): Promise<Row> };
};
