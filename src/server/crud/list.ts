import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { type AdminPath, isPersonal } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import { type CsvValue, csvRow } from "~/lib/csv";
import { formatDate, formatDateTime, timeZone } from "~/lib/dates";
import { fieldLabel } from "~/lib/field-label";
import { text } from "~/lib/fields";
import { inParts } from "~/lib/in-parts";
import { DEFAULT_PAGE_SIZE, offsetOf } from "~/lib/pagination";
import { pageNames, readFeatures } from "~/server/auth/menu";
import type { Actor } from "~/server/auth/permissions";
import { type Changes, recordActivity, withhold } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { messages, type Translator, translatorFor } from "~/server/platform/translator";
import { MAX_ROWS } from "./entity";
import { type SearchWhere, searchWheres } from "./search";
import { guarded, type Meta } from "./trpc";

/** Lines of an export that are formatted at once. */
const LINES_AT_ONCE = 100;

/** Texts of an export. `pageName`: as the back office's menu has it. */
type ExportText = { t: Translator; locale: Locale; pageName: (path: string) => string };

type OrderBy<Sort extends string> = { [Column in Sort | "id"]?: "asc" | "desc" };

export type ListQuery<Filter, Sort extends string> = {
  skip: number;
  take: number;
  orderBy: OrderBy<Sort>[];
  searchWhere: SearchWhere;
  filter: Filter;
};

/** Value of an export's column. A date is a moment in a column whose name ends in "At", else a day. */
type ColumnValue = CsvValue | boolean | Date;

type ListFilter<Filter, In> = z.ZodType<Filter, In> & { shape: Readonly<Record<string, z.ZodType>> };

export type ListEntity<ListRow extends object, FilterIn, Filter, Sort extends string> = {
  path: AdminPath;
  table: Prisma.ModelName;
  title?: readonly string[];
  filter: ListFilter<Filter, FilterIn>;
  /** Sortable columns; each has an index with the id last. */
  sort: readonly [Sort, ...Sort[]];
  /** Default order; without it, the first column, ascending. */
  defaultSort?: { by: NoInfer<Sort>; dir: "ASC" | "DESC" };
  list(db: Db, query: ListQuery<Filter, Sort>, now: Date, actor: Actor): Promise<readonly [rows: ListRow[], total: number]>;
  csv?(row: NoInfer<ListRow>, text: ExportText): Record<string, ColumnValue>;
};

export function listInputOf<FilterIn, Filter, Sort extends string>({
  sort,
  filter,
}: Pick<ListEntity<object, FilterIn, Filter, Sort>, "sort" | "filter">) {
  return z.object({
    search: text(0, 200).optional(),
    sort: z.object({ by: z.enum([...sort]), dir: z.enum(["ASC", "DESC"]) }).optional(),
    filter: filter.optional(),
  });
}

export function orderByOf<Sort extends string>(
  {
    sort: [first],
    defaultSort = { by: first, dir: "ASC" },
  }: Pick<ListEntity<object, unknown, unknown, Sort>, "sort" | "defaultSort">,
  { by, dir }: { by: Sort; dir: "ASC" | "DESC" } = defaultSort,
): OrderBy<Sort>[] {
  const direction = dir === "ASC" ? "asc" : "desc";
  return [orderOf(by, direction), orderOf<Sort>("id", direction)];
}

export function listProcedures<ListRow extends object, FilterIn, Filter, Sort extends string>(
  entity: ListEntity<ListRow, FilterIn, Filter, Sort>,
) {
  const { path, table, title, sort } = entity;
  const meta: Meta = { guard: { path, action: "view" }, table, sort, filter: entity.filter };
  const procedure = guarded(path).view.meta(meta);
  const listInput = listInputOf(entity);
  type ListInput = z.infer<typeof listInput>;

  async function read(
    context: { db: Db; now: Date; actor: Actor },
    { search = "", sort, filter }: ListInput,
    skip: number,
    take: number,
  ) {
    const orderBy = orderByOf(entity, sort);
    const parsedFilter = filter ?? (await entity.filter.parseAsync({}));
    const rows: ListRow[] = [];
    let total = 0;
    // Two searches (with and without accents) form one list.
    for (const searchWhere of searchWheres(search)) {
      const query = { skip: Math.max(0, skip - total), take: take - rows.length, orderBy, searchWhere, filter: parsedFilter };
      const [found, count] = await entity.list(context.db, query, context.now, context.actor);
      rows.push(...found);
      total += count;
    }
    return { rows, total };
  }

  return {
    list: procedure
      .meta({ ...meta, ...(title && { entity: { title: { path, table, columns: title } } }) })
      .input(
        listInput.extend({ page: z.int().min(1).max(1_000_000).optional(), pageSize: z.int().min(1).max(MAX_ROWS).optional() }),
      )
      .query(({ ctx, input: { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...input } }) =>
        read(ctx, input, offsetOf(page, pageSize), pageSize),
      ),

    /** Streams rows as CSV, so a long list never fills the memory. Logged first, as an aborted export has shown rows too. */
    exportRows: procedure.input(listInput.extend({ locale: z.enum(locales).optional() })).query(async function* ({
      ctx,
      input: { locale = "en", ...input },
    }) {
      const t = translatorFor(locale);
      const names = pageNames(await readFeatures(ctx.db), locale);
      const text: ExportText = { t, locale, pageName: (path) => names[path] ?? path };
      const columnsOf = (row: ListRow) => entity.csv?.(row, text) ?? plainValues(row);
      for (let skip = 0, total = 1; skip < total; skip += MAX_ROWS) {
        const page = await read(ctx, input, skip, MAX_ROWS);
        total = page.total;
        if (skip === 0) {
          const changes = describeExport(input, total, path);
          await recordActivity(ctx.db, { actor: ctx.actor, ip: ctx.ip, action: "export", path, changes });
          const [first] = page.rows;
          if (first) yield csvRow(Object.keys(columnsOf(first)).map((name) => columnTitle(messages[locale], path, name)));
        }
        for (const part of inParts(page.rows, LINES_AT_ONCE)) {
          // Formatting takes time: others have their turn in between.
          await setImmediate();
          const lines = part.map((row) => Object.entries(columnsOf(row)).map(([name, value]) => readable(name, value, t)));
          yield lines.map(csvRow).join("");
        }
      }
    }),
  };
}

function describeExport({ search, filter }: { search?: string; filter?: unknown }, total: number, path: string): Changes {
  const filters = Object.entries({ search, ...Object(filter) }).filter(([, value]) => value !== undefined);
  const changes: Changes = {
    ...Object.fromEntries(filters.map(([name, value]) => [name, [null, textOf(value)]])),
    rows: [null, total],
  };
  return isPersonal(path) ? withhold(changes, ["search"]) : changes;
}

function textOf(value: unknown): string {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? JSON.stringify(value) : String(value);
}

function isMoment(name: string): boolean {
  return name.endsWith("At");
}

function columnTitle(texts: unknown, path: AdminPath, name: string): string {
  const label = fieldLabel(texts, path, name);
  return isMoment(name) ? `${label} (${timeZone})` : label;
}

function readable(name: string, value: ColumnValue, t: Translator): CsvValue {
  if (typeof value === "boolean") return t(value ? "table.yes" : "table.no");
  if (value instanceof Date) return isMoment(name) ? formatDateTime(value) : formatDate(value);
  return value;
}

function plainValues(row: object): Record<string, ColumnValue> {
  const values: Record<string, ColumnValue> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === "id" || name === "version" || name === "order") continue;
    if (value === null || value instanceof Date || ["string", "number", "boolean"].includes(typeof value)) values[name] = value;
  }
  return values;
}

function orderOf<Sort extends string>(by: Sort | "id", dir: "asc" | "desc"): OrderBy<Sort> {
  const order: OrderBy<Sort> = {};
  order[by] = dir;
  return order;
}
