import type { Db } from "~/server/db/client";
import { id } from "./entity";
import { type ListEntity, type ListQuery, listInputOf, orderByOf } from "./list";
import { searchWheres } from "./search";
import { guarded } from "./trpc";

/** Prisma's cursor and number of records; a negative number reads backwards. */
type CursorPage = { cursor?: { id: number }; take: number };

type NeighbourEntity<FilterIn, Filter, Sort extends string> = Pick<
  ListEntity<object, FilterIn, Filter, Sort>,
  "path" | "filter" | "sort" | "defaultSort"
> & {
  /** Reads ids around the cursor, whose own record may not match the filters. */
  ids(db: Db, query: Omit<ListQuery<Filter, Sort>, "skip" | "take"> & CursorPage): Promise<{ id: number }[]>;
};

export function neighbourProcedures<FilterIn, Filter, Sort extends string>(entity: NeighbourEntity<FilterIn, Filter, Sort>) {
  return {
    /** Finds the records before and after one in a list, even if it no longer matches, such as an unread message once opened. */
    neighbours: guarded(entity.path)
      .view.input(listInputOf(entity).extend({ id }))
      .query(async ({ ctx, input }): Promise<{ previous: number | null; next: number | null }> => {
        const filter = input.filter ?? (await entity.filter.parseAsync({}));
        const orderBy = orderByOf(entity, input.sort);
        // A search with accents consists of two lists.
        const parts = await Promise.all(
          searchWheres(input.search ?? "").map(async (searchWhere) => {
            const read = async (page: CursorPage) => {
              const rows = await entity.ids(ctx.db, { orderBy, searchWhere, filter, ...page });
              return rows.map((row) => row.id);
            };
            const cursor = { id: input.id };
            const [before, after] = await Promise.all([read({ cursor, take: -2 }), read({ cursor, take: 2 })]);
            return { read, before, after, hasRecord: after[0] === input.id };
          }),
        );
        const partIndex = Math.max(
          0,
          parts.findIndex((part) => part.hasRecord),
        );
        const otherIds = (ids: number[] = []) => ids.filter((other) => other !== input.id);
        const previous = otherIds(parts[partIndex]?.before).at(-1) ?? (await parts[partIndex - 1]?.read({ take: -1 }))?.[0];
        const next = otherIds(parts[partIndex]?.after)[0] ?? (await parts[partIndex + 1]?.read({ take: 1 }))?.[0];
        return { previous: previous ?? null, next: next ?? null };
      }),
  };
}
