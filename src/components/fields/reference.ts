import { keepPreviousData } from "@tanstack/react-query";
import { fold } from "~/lib/fold";

export type NamedRecord = { id: number; name: string };

export type Reference = {
  /** @returns the first matches; undefined during loading */
  useFound(search: string, isEnabled: boolean): NamedRecord[] | undefined;
  /** @returns the record; undefined during loading or without permission */
  useOne(id: number | null): NamedRecord | undefined;
};

/** Procedures of the referenced entity: `api.news.category`. */
type ReferenceSource<Row> = {
  list: {
    useQuery(
      input: { search?: string; pageSize?: number },
      options: { enabled: boolean; placeholderData: typeof keepPreviousData },
    ): { data: { rows: (Row & { id: number })[] } | undefined; isPlaceholderData: boolean };
  };
  byId: {
    useQuery(
      input: { id: number },
      options: { enabled: boolean; meta: { showsError: () => boolean } },
    ): { data: (Row & { id: number }) | undefined };
  };
};

/** Maximum results shown; typing finds more. */
const OFFERED = 50;

/** Returns what an earlier search found and the new one will find, too: Enter takes nothing else before its answer. */
export function stillFound(found: NamedRecord[] | undefined, search: string): NamedRecord[] | undefined {
  const matching = found?.filter(({ name }) => fold(name).includes(fold(search)));
  return matching?.length === 0 ? undefined : matching;
}

/**
 * Offers the records of another entity in a field or filter.
 * @param nameOf display name of a record; the type of its parameter is inferred for both procedures
 */
export function referenceTo<Row>({ list, byId }: ReferenceSource<Row>, nameOf: (row: Row) => string): Reference {
  const named = (row: Row & { id: number }) => ({ id: row.id, name: nameOf(row) });
  return {
    useFound: (search, isEnabled) => {
      const options = { enabled: isEnabled, placeholderData: keepPreviousData };
      const { data, isPlaceholderData } = list.useQuery({ search, pageSize: OFFERED }, options);
      const found = data?.rows.map(named);
      return isPlaceholderData ? stillFound(found, search) : found;
    },
    useOne: (id) => {
      // Without its name, the record is shown by its number.
      const { data } = byId.useQuery({ id: id ?? 0 }, { enabled: id !== null, meta: { showsError: () => true } });
      return data && named(data);
    },
  };
}
