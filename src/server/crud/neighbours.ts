import type { Db } from "~/server/db/client";
import { id } from "./entity";
import { type ListEntity, type ListQuery, orderByOf, wantedOf } from "./list";
import { searchWheres } from "./search";
import { guarded } from "./trpc";

/** Where to begin in a list, by Prisma's cursor, and how many records to read from there; a negative number reads backwards. */
type CursorPage = { cursor?: { id: number }; take: number };

type NeighbourEntity<FilterIn, Filter, Sort extends string> = Pick<
  ListEntity<object, FilterIn, Filter, Sort>,
  "path" | "filter" | "sort" | "defaultSort"
> & {
  /** Reads the ids of a part of the list. The record of the cursor may be missing in it: its place in the order counts. */
  ids(db: Db, query: Omit<ListQuery<Filter, Sort>, "skip" | "take"> & CursorPage): Promise<{ id: number }[]>;
};

/** The procedure `neighbours`, for a record's page that leads on to the next one. */
export function neighbourProcedures<FilterIn, Filter, Sort extends string>(entity: NeighbourEntity<FilterIn, Filter, Sort>) {
  return {
    /**
     * The records before and after one in the order of a list, with its search and filters; the list itself is not read.
     * A record that the filters no longer match still has its place, such as one that was unread until it was opened.
     */
    neighbours: guarded(entity.path)
      .view.input(wantedOf(entity).extend({ id }))
      .query(async ({ ctx, input }): Promise<{ previous: number | null; next: number | null }> => {
        const filter = input.filter ?? (await entity.filter.parseAsync({}));
        const orderBy = orderByOf(entity, input.sort);
        // A search with accents is two lists, one after the other.
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
        const own = Math.max(
          0,
          parts.findIndex((part) => part.hasRecord),
        );
        const others = (ids: number[] = []) => ids.filter((other) => other !== input.id);
        const previous = others(parts[own]?.before).at(-1) ?? (await parts[own - 1]?.read({ take: -1 }))?.[0];
        const next = others(parts[own]?.after)[0] ?? (await parts[own + 1]?.read({ take: 1 }))?.[0];
        return { previous: previous ?? null, next: next ?? null };
      }),
  };
}
