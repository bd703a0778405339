import { createParser, parseAsArrayOf, parseAsNumberLiteral, parseAsString, type SingleParserBuilder } from "nuqs/server";
import { endOfDay, fromInput, toDateInput } from "~/lib/dates";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "~/lib/pagination";

// List state in URLs. Server and browser share the parsers, so that prefetched rows match the browser's query. No zod: list
// pages do not load it.

/** Filter kinds: one value, several values, a date range, another record's id, or text. */
export type FilterKind =
  | { kind: "oneOf" | "severalOf"; values: readonly FilterChoice[] }
  | { kind: "dates" }
  | { kind: "reference" }
  | { kind: "text"; maxLength: number };
export type FilterChoice = string | number | boolean;

/** Days in the company's time zone, from the start of the first to the end of the last. */
export type DateRange = { from?: Date; to?: Date };
export type FilterValue = FilterChoice | FilterChoice[] | DateRange;

/** Plain-data specification of a list for the browser; made by `describeList`. */
export type ListDescription<Sort extends string, Filter> = {
  sort: readonly Sort[];
  filters: Readonly<Record<string, FilterKind>>;
  /** Type only: carries the filters' type. */
  filterType?: Filter;
};

export type SortState<Sort extends string> = { by: Sort; dir: "ASC" | "DESC" };

export type ListInput<Sort extends string, Filter> = {
  search?: string;
  page: number;
  pageSize: number;
  sort?: SortState<Sort>;
  filter: Filter;
};

const MAX_SEARCH = 200;
const MAX_PAGE = 999_999;
const MAX_ID = 2 ** 31 - 1;

export function stateParsers<Sort extends string>(sorts: readonly Sort[]) {
  return {
    search: createParser({ parse: (text) => text.trim().slice(0, MAX_SEARCH) || null, serialize: String }),
    page: positive(MAX_PAGE).withDefault(1),
    pageSize: parseAsNumberLiteral(PAGE_SIZES).withDefault(DEFAULT_PAGE_SIZE),
    sort: createParser<SortState<Sort>>({
      parse: (text) => {
        const [name, direction] = text.split(".");
        const by = sorts.find((sort) => sort === name);
        const dir = (["ASC", "DESC"] as const).find((dir) => dir === direction);
        return by && dir ? { by, dir } : null;
      },
      serialize: ({ by, dir }) => `${by}.${dir}`,
      eq: (one, other) => one.by === other.by && one.dir === other.dir,
    }),
    columns: parseAsArrayOf(parseAsString),
  };
}

type State<Sort extends string> = {
  search: string | null;
  page: number;
  pageSize: number;
  sort: SortState<Sort> | null;
};

export function filterParsers(filters: Readonly<Record<string, FilterKind>>): Record<string, SingleParserBuilder<FilterValue>> {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, parserOf(filter)]));
}

export function inputOf<Sort extends string, Filter>(
  list: ListDescription<Sort, Filter>,
  { search, page, pageSize, sort }: State<Sort>,
  filters: Readonly<Record<string, FilterValue | null>>,
): ListInput<Sort, Filter> {
  const filter = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  if (!isFilter(list, filter)) throw new Error("These are filters of another list");
  return { ...(search && { search }), page, pageSize, ...(sort && { sort }), filter };
}

/** Type guard: the parsers give no value that the filter's schema refuses. */
function isFilter<Filter>(list: ListDescription<string, Filter>, values: object): values is object & Filter {
  return Object.keys(values).every((name) => name in list.filters);
}

/** Cycles a column's sort: ascending, descending, default. */
export function nextSort<Sort extends string>(sort: SortState<Sort> | undefined, by: Sort): SortState<Sort> | null {
  if (sort?.by !== by) return { by, dir: "ASC" };
  return sort.dir === "ASC" ? { by, dir: "DESC" } : null;
}

function parserOf(filter: FilterKind): SingleParserBuilder<FilterValue> {
  switch (filter.kind) {
    case "oneOf":
      return oneOf(filter.values);
    case "severalOf":
      return createParser<FilterValue>({ ...several(filter.values), eq: (one, other) => String(one) === String(other) });
    case "dates":
      return dateRange;
    case "reference":
      return createParser<FilterValue>({ parse: positive(MAX_ID).parse, serialize: String });
    case "text":
      return createParser<FilterValue>({
        parse: (text) => (text.trim().length <= filter.maxLength && text.trim()) || null,
        serialize: String,
      });
  }
}

function oneOf(values: readonly FilterChoice[]) {
  return createParser<FilterValue>({
    parse: (text) => values.find((value) => String(value) === text) ?? null,
    serialize: String,
  });
}

/** Comma-separated; ignores unknown values. */
function several(values: readonly FilterChoice[]) {
  const list = parseAsArrayOf(parseAsString);
  return {
    parse: (text: string) => {
      const names = list.parse(text) ?? [];
      const known = values.filter((value) => names.includes(String(value)));
      return known.length > 0 ? known : null;
    },
    serialize: (value: FilterValue) => list.serialize([value].flat().map(String)),
  };
}

/** `2026-11-01..2026-11-21`; either end may be missing. */
const dateRange = createParser<FilterValue>({
  parse: (text) => {
    const [first = "", last = "", ...rest] = text.split("..");
    const range = rangeOf(first, last);
    return rest.length === 0 && range ? range : null;
  },
  serialize: (value) => (isRange(value) ? `${toDateInput(value.from)}..${toDateInput(value.to)}` : ""),
  eq: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

/** Accepted years of the server; see `moment` in lib/fields.ts. */
const plausibleYear = /^(?:19|20|21)\d\d-/;

/** Builds a range from two date fields; null when both are empty. */
export function rangeOf(first: string, last: string): DateRange | null {
  const [from, lastDay] = [first, last].map((text) => (plausibleYear.test(text) ? fromInput(text) : null));
  if (!from && !lastDay) return null;
  return { ...(from && { from }), ...(lastDay && { to: endOfDay(lastDay) }) };
}

export function isRange(value: FilterValue): value is DateRange {
  return typeof value === "object" && !Array.isArray(value);
}

function positive(max: number) {
  return createParser({
    parse: (text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : null),
    serialize: String,
  });
}
