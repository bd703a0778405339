import { keepPreviousData } from "@tanstack/react-query";

/** Another record by its id and name. */
export type NamedRecord = { id: number; name: string };

/** Records that a field or a filter can refer to, found by typing a part of their name. */
export type Reference = {
  /** @returns the first ones that the text is found in; undefined while they are loaded */
  useFound(search: string, isEnabled: boolean): NamedRecord[] | undefined;
  /** @returns one by its id; undefined while it is loaded, or where the person may not see it */
  useOne(id: number | null): NamedRecord | undefined;
};

type ReferenceSource<Row> = {
  /** The procedures of the other entity: `api.news.category.list`. */
  list: {
    useQuery(
      input: { search?: string; pageSize?: number },
      options: { enabled: boolean; placeholderData: typeof keepPreviousData },
    ): { data: { rows: (Row & { id: number })[] } | undefined };
  };
  byId: {
    useQuery(
      input: { id: number },
      options: { enabled: boolean; meta: { showsError: () => boolean } },
    ): { data: (Row & { id: number }) | undefined };
  };
  /** What people call a record; the type of its parameter is what both procedures must give. */
  nameOf: (row: Row) => string;
};

/** How many are offered at a time; typing finds the others. */
const OFFERED = 50;

/** Makes the records of another entity the choices of a field or a filter. */
export function referenceTo<Row>({ list, byId, nameOf }: ReferenceSource<Row>): Reference {
  const named = (row: Row & { id: number }) => ({ id: row.id, name: nameOf(row) });
  return {
    useFound: (search, isEnabled) =>
      list
        .useQuery({ search, pageSize: OFFERED }, { enabled: isEnabled, placeholderData: keepPreviousData })
        .data?.rows.map(named),
    useOne: (id) => {
      // Without its name, the record is shown by its number.
      const { data } = byId.useQuery({ id: id ?? 0 }, { enabled: id !== null, meta: { showsError: () => true } });
      return data && named(data);
    },
  };
}
