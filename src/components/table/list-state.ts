import type { z } from "zod";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "~/lib/pagination";

/**
 * What a list may be asked for. An entity says it once, in its schema file: the router takes it as the rule, the page and
 * the table read the address by it.
 */
export type ListSpec<Sort extends string, Filter> = {
  /** The columns it can be sorted by. */
  sort: readonly Sort[];
  /** Its filters, all of them optional. */
  filter: z.ZodType<Filter> & { shape: Readonly<Record<string, z.ZodType>> };
};

export type SortDirection = "ASC" | "DESC";
export type SortState<Sort extends string> = { by: Sort; dir: SortDirection };

/** What an entity's `list` is asked. */
export type ListInput<Sort extends string, Filter> = {
  search?: string;
  page: number;
  pageSize: number;
  sort?: SortState<Sort>;
  filter: Filter;
};

/** The query parameters of an address, as pages and hooks get them. */
export type ListParams = Readonly<Record<string, string | string[] | null | undefined>>;

/** What Next hands to the page of a list. */
export type ListPageProps = { searchParams: Promise<ListParams> };

/** The server refuses a longer one. */
const MAX_SEARCH = 200;

/**
 * What an address asks a list for. Whatever the list does not know is left out: a broken address never breaks a page.
 * Server and browser both read it by this, so that the list in the page is the one that the browser looks for.
 */
export function listInput<Sort extends string, Filter>(
  spec: ListSpec<Sort, Filter>,
  params: ListParams,
): ListInput<Sort, Filter> {
  const search = text(params, "search").trim().slice(0, MAX_SEARCH);
  const sort = sortOf(spec.sort, text(params, "sort"));
  return {
    ...(search && { search }),
    page: positive(text(params, "page")) ?? 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === text(params, "pageSize")) ?? DEFAULT_PAGE_SIZE,
    ...(sort && { sort }),
    filter: filterOf(spec.filter, params),
  };
}

/** The address's word for a sorting: `nameEn.DESC`. */
export function sortParam<Sort extends string>(sort: SortState<Sort> | undefined): string | null {
  return sort ? `${sort.by}.${sort.dir}` : null;
}

/** What a click on a column's header leads to: ascending, descending, as it was. */
export function nextSort<Sort extends string>(sort: SortState<Sort> | undefined, by: Sort): SortState<Sort> | undefined {
  if (sort?.by !== by) return { by, dir: "ASC" };
  return sort.dir === "ASC" ? { by, dir: "DESC" } : undefined;
}

function sortOf<Sort extends string>(sorts: readonly Sort[], param: string): SortState<Sort> | undefined {
  const [name, direction] = param.split(".");
  const by = sorts.find((sort) => sort === name);
  const dir = (["ASC", "DESC"] as const).find((dir) => dir === direction);
  return by && dir && { by, dir };
}

/** Each filter that the address gives a value which its schema takes: as text, as a number, as yes or no. */
function filterOf<Filter>(filter: ListSpec<string, Filter>["filter"], params: ListParams): Filter {
  const values: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(filter.shape)) {
    const param = text(params, key);
    const meant = param === "" ? [] : meanings(param).filter((value) => schema.safeParse(value).success);
    if (meant.length > 0) values[key] = meant[0];
  }
  const whole = filter.safeParse(values);
  return whole.success ? whole.data : filter.parse({});
}

function meanings(param: string): unknown[] {
  return [
    param,
    ...(/^-?\d+(\.\d+)?$/.test(param) ? [Number(param)] : []),
    ...(param === "true" ? [true] : param === "false" ? [false] : []),
  ];
}

function positive(param: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(param) ? Number(param) : undefined;
}

function text(params: ListParams, key: string): string {
  const value = params[key];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
