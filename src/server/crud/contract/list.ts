import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AdminPath } from "~/features/registry";
import { type Locale, locales } from "~/i18n/routing";
import { timeZone } from "~/lib/dates";
import { proceduresOf } from "~/server/crud/procedures";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { refusedFields } from "~/server/platform/test-refusals";
import { appRouter } from "~/server/root";
import type { Caller, Row } from "./subject";

export type ListCaller = {
  list(input: {
    search?: string;
    page?: number;
    pageSize?: number;
    filter?: object;
  }): Promise<{ rows: { id: number }[]; total: number }>;
  exportRows(input: { search?: string; locale?: Locale }): Promise<AsyncIterable<string>>;
};

type ListContract = {
  build: () => Promise<readonly [Row, Row]>;
  /** Words of the first record only, without accents. */
  search?: string;
};

export function listContract(path: AdminPath, of: (caller: Caller) => ListCaller, { build, search }: ListContract): void {
  describe(`the list of ${path}`, () => {
    const admin = async () => of(await callerAs("ADMIN"));

    test("returns at most one page, and the total", async () => {
      await build();
      const entity = await admin();
      const first = await entity.list({ page: 1, pageSize: 1 });
      const second = await entity.list({ page: 2, pageSize: 1 });
      expect([first.rows.length, first.total, second.rows.length, second.total]).toEqual([1, 2, 1, 2]);
      expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id);
    });

    test("refuses a page number beyond the database's integers", async () => {
      const entity = await admin();
      expect(await refusedFields(entity.list({ page: 2 ** 53 - 1, pageSize: 1000 }))).toEqual(["page"]);
      expect((await entity.list({ page: 1_000_000, pageSize: 1000 })).rows).toEqual([]);
    });

    test.each(search ? [search] : [])("is searched without accents: %s", async (term) => {
      const [{ id }] = await build();
      const entity = await admin();
      const found = await entity.list({ search: term });
      expect([found.total, found.rows[0]?.id]).toEqual([1, id]);
      expect((await entity.list({ search: "no such thing" })).total).toBe(0);
      expect((await entity.list({ search: "%" })).total).toBe(0);
    });

    test.each(yesNoFilters(path))("is split by its filter %s", async (filter) => {
      await build();
      const entity = await admin();
      await expectSplit(entity, filter);
    });

    test("is exported with a labelled header and a line per record, and the export is logged", async () => {
      await build();
      const lines = (await exported((await admin()).exportRows, {})).split("\r\n");
      expect(lines).toHaveLength(4);
      expect(await database().activity.findMany({ where: { path, action: "export" } })).toMatchObject([
        { changes: { rows: [null, 2] } },
      ]);
    });

    test("is exported in both languages with readable labels", async () => {
      await build();
      const entity = await admin();
      for (const locale of locales) {
        const csv = await exported(entity.exportRows, { locale });
        const [header = ""] = csv.split("\r\n");
        expect(header.split(",").filter((label) => /^[a-z]+[A-Z]|^[a-z]/.test(label))).toEqual([]);
        expectReadable(csv);
      }
    });
  });
}

/** Filters of a list that take yes or no. */
export function yesNoFilters(path: AdminPath): string[] {
  return filtersOf(path).flatMap(([name, schema]) =>
    schema.safeParse(true).success && schema.safeParse(false).success ? [name] : [],
  );
}

export function filtersOf(path: AdminPath): (readonly [name: string, schema: z.ZodType])[] {
  return proceduresOf(appRouter).flatMap(({ name, meta }) => {
    const isList = typeof meta?.guard === "object" && meta.guard.path === path && name.endsWith(".list");
    return isList ? Object.entries(meta.filter?.shape ?? {}) : [];
  });
}

type ListedRow = { id: number };
type Listed<Field extends string> = ListedRow & { [Name in Field]?: unknown };

/** Sides of yes/no filters that no field of the same name tells. */
const sides: Readonly<Record<string, (row: ListedRow) => boolean>> = {
  approved: ({ approvedAt }: Listed<"approvedAt">) => approvedAt !== null,
  assigned: ({ assignee }: Listed<"assignee">) => assignee !== null,
  confirmed: ({ verifiedAt }: Listed<"verifiedAt">) => verifiedAt !== null,
  hasWaiting: ({ _count }: ListedRow & { _count?: { submissions: number } }) => _count?.submissions !== 0,
  trash: ({ deletedAt }: Listed<"deletedAt">) => deletedAt !== null,
  twoStep: ({ hasTwoStep }: Listed<"hasTwoStep">) => hasTwoStep !== false,
  unread: ({ readAt }: Listed<"readAt">) => readAt === null,
};

/** Expects every record on the side of the filter that its fields tell, and on one side only. */
export async function expectSplit(entity: Pick<ListCaller, "list">, filter: string): Promise<void> {
  const sideOf = sides[filter] ?? ((row: ListedRow): unknown => Reflect.get(row, filter));
  const { rows } = await entity.list({});
  for (const isOn of [true, false]) {
    const side = await entity.list({ filter: { [filter]: isOn } });
    const expected = rows.filter((row) => sideOf(row) === isOn).map(({ id }) => id);
    expect([filter, isOn, side.total, side.rows.map(({ id }) => id)]).toEqual([filter, isOn, expected.length, expected]);
  }
  expect([filter, rows.map((row) => typeof sideOf(row))]).toEqual([filter, rows.map(() => "boolean")]);
}

const moment = /^\d\d:\d\d:\d\d \d\d\/\d\d\/\d{4}$/;
/** ISO times and names of values in code: nobody reads these in a spreadsheet. */
const unreadable = /^(?:true|false|null|undefined)$|^\d{4}-\d\d-\d\d|\[object /;

/** Expects times in the company's time zone, which only their columns' titles name, and words for yes and no. */
export function expectReadable(csv: string): void {
  const table: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  for (const [title, cell] of table.flatMap((line) => Object.entries(line))) {
    expect([title, cell]).not.toEqual([title, expect.stringMatching(unreadable)]);
    if (cell) expect([title, cell, title.endsWith(` (${timeZone})`)]).toEqual([title, cell, moment.test(cell)]);
  }
}

export async function exported(exportRows: ListCaller["exportRows"], input: Parameters<typeof exportRows>[0]): Promise<string> {
  let text = "";
  for await (const piece of await exportRows(input)) text += piece;
  return text;
}
