import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AdminPath } from "~/features/registry";
import { locales } from "~/i18n/routing";
import { codeKey, type ErrorNoun, notFoundCode } from "~/lib/codes";
import { proceduresOf } from "~/server/crud/procedures";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { statementsDuring, useTestDatabase } from "~/server/db/test-database";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { appRouter } from "~/server/root";
import type { CrudContract } from "./crud";
import { expectReadable, expectSplit, exported, filtersOf, type ListCaller, yesNoFilters } from "./list";
import { type Caller, isDraft, type Row, withoutUpdateTime } from "./subject";

type BriefCaller<Data, Saved extends Row> = Pick<ListCaller, "list"> & {
  exportRows?: ListCaller["exportRows"];
  byId(input: { id: number }): Promise<Saved>;
  create(input: { data: Data; restores?: number }): Promise<Saved>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
  delete(input: { ids: number[] }): Promise<{ count: number }>;
  restore(input: { ids: number[] }): Promise<{ count: number }>;
  usedBy(input: { ids: number[] }): Promise<readonly unknown[]>;
  move?(input: { id: number; before: number }): Promise<unknown>;
};

/** Their permissions go with them: only the form brings them back. */
const restoresInForm = new Set<AdminPath>(["/admin/user", "/admin/role", "/admin/feature"]);

type BriefContract<Data> = Omit<CrudContract<Data>, "changes" | "unlogged"> & { change: Partial<Data> };

/**
 * Tests what an entity gives the kit: its queries, its form, its constraints, its labels. What the kit itself does for every
 * entity is tested by the whole contracts of a dictionary, an article and a candidate.
 */
export function briefContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => BriefCaller<NoInfer<Data>, Saved>,
  contract: BriefContract<NoInfer<Data>>,
): void {
  useTestDatabase();
  const { change, refused, references, unique = [], search, isPublic, activityPath = path } = contract;
  // A caller has a function of every name: what there is, only the router knows.
  const isOrdered = proceduresOf(appRouter).some(({ name, meta }) => {
    return typeof meta?.guard === "object" && meta.guard.path === path && name.endsWith(".move");
  });
  const prepared = async () => {
    const [one, two] = await contract.samples();
    return { entity: of(await callerAs("ADMIN")), one, two };
  };

  describe(`records of ${path}`, () => {
    test("are made, found, changed, moved, deleted and restored, with an entry in the log each", async () => {
      const { entity, one, two } = await prepared();
      expect([schema.safeParse(one).error, schema.safeParse(two).error]).toEqual([undefined, undefined]);
      const first = await entity.create({ data: one });
      const second = await entity.create({ data: two });
      const { id, version } = first;
      expect(await entity.byId({ id })).toEqual(first);
      const pages = [await entity.list({ page: 1, pageSize: 1 }), await entity.list({ page: 2, pageSize: 1 })];
      expect(pages.map(({ total }) => total)).toEqual([2, 2]);
      if (entity.exportRows)
        expect(pages.flatMap(({ rows }) => rows.map((row) => row.id)).sort((a, b) => a - b)).toEqual([id, second.id]);

      const changed = await entity.update({ id, version, data: change });
      expect(changed).toMatchObject({ ...change, version: version + 1 });
      const [fields, stored] = [{ ...first, ...change, ...followedSlug(first, changed) }, await entity.byId({ id })];
      expect(stored).toEqual({ ...fields, version: version + 1, ...("updatedAt" in stored && { updatedAt: stored.updatedAt }) });

      if (entity.move && isOrdered) {
        await entity.move({ id: second.id, before: id });
        expect((await entity.list({})).rows.map((row) => row.id)).toEqual([second.id, id]);
      }

      const last = await entity.byId({ id });
      expect(await entity.usedBy({ ids: [id, second.id] })).toEqual([]);
      expect((await entity.delete({ ids: [id, second.id] })).count).toBe(2);
      expect((await entity.list({})).total).toBe(0);
      expect(codeKey((await refusalOf(entity.byId({ id }))).appCode)).toBe("notFound");
      const where = { path: activityPath, recordId: id };
      const entries = await database().activity.findMany({ where, orderBy: { id: "asc" } });
      expect(entries.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
      if (restoresInForm.has(path)) {
        expect((await refusalOf(entity.restore({ ids: [id] }))).appCode).toBe("ERROR_FORBIDDEN");
      } else {
        expect((await entity.restore({ ids: [id, second.id] })).count).toBe(2);
        expect(await entity.byId({ id })).toMatchObject({ ...withoutUpdateTime(last), version: version + 2 });
        await entity.delete({ ids: [id] });
      }
      if (activityPath !== path) return;
      const restored = await entity.create({ data: one, restores: id });
      expect([restored.id, restored.version]).toEqual([id, version + (restoresInForm.has(path) ? 2 : 3)]);
      expect(await entity.byId({ id })).toEqual(restored);
    });

    test("are saved only in the version that was read", async () => {
      const { entity, one } = await prepared();
      const { id, version } = await entity.create({ data: one });
      const statements = await statementsDuring(() => entity.update({ id, version, data: change }));
      const saves = statements.filter((statement) => /^UPDATE .* SET .*"version" =/s.test(statement));
      const conditions = saves.map((statement) => statement.replace(/^.* WHERE | RETURNING .*$/gs, ""));
      expect(conditions).toContainEqual(expect.stringContaining(`"version" = `));
    });

    test(isPublic ? "empty the page cache, unless visitors see nothing of them" : "leave the page cache alone", async () => {
      const { entity, one } = await prepared();
      let { value } = generation();
      const isEmptied = () => {
        const before = value;
        value = generation().value;
        return value > before;
      };
      const row = await entity.create({ data: one });
      const [{ id, version }, created] = [row, isEmptied()];
      await entity.update({ id, version, data: change });
      const changed = isEmptied();
      await entity.delete({ ids: [id] });
      const isSeen = isPublic && !isDraft(row);
      expect([created, changed, isEmptied()]).toEqual([isSeen, isSeen || (isPublic && "slug" in change), isSeen]);
    });

    test("are refused at a bad field, and stay as they were", async () => {
      const { entity, one, two } = await prepared();
      const { id, version } = await entity.create({ data: one });
      for (const { data, field } of refused) {
        const bad = JSON.stringify(data);
        expect(await refusedFields(entity.create({ data: { ...two, ...data } })), bad).toContain(field);
        expect(await refusedFields(entity.update({ id, version, data })), bad).toContain(field);
      }
      expect([(await entity.list({})).total, (await entity.byId({ id })).version]).toEqual([1, version]);
    });

    test("have unique fields and references, which are told at their fields", async () => {
      const { entity, one, two } = await prepared();
      const fields = Object.keys(one).filter((field) => field.endsWith("Id"));
      expect(Object.keys({ ...references }).sort()).toEqual(fields.sort());
      const taken = await entity.create({ data: one });
      const wrong = [
        ...unique.map((field) => ({ field, data: { [field]: Reflect.get(taken, field) }, noun: null })),
        ...Object.entries<ErrorNoun>({ ...references }).map(([field, noun]) => ({ field, data: { [field]: 2 ** 31 - 1 }, noun })),
      ];
      const told = async (call: Promise<unknown>) => {
        const { appCode, details } = await refusalOf(call);
        return [details.field, codeKey(appCode) === "exists" ? "exists" : appCode];
      };
      for (const { field, data, noun } of wrong) {
        expect(await told(entity.create({ data: { ...two, ...data } }))).toEqual([field, noun ? notFoundCode(noun) : "exists"]);
      }
      const other = await entity.create({ data: two });
      const { id, version } = other;
      for (const { field, data, noun } of wrong) {
        const save = entity.update({ id, version, data: { ...{}, ...data } });
        expect(await told(save)).toEqual([field, noun ? notFoundCode(noun) : "exists"]);
      }
      expect(await entity.byId({ id })).toEqual(other);
    });

    test("are searched without accents, filtered, and exported in both languages under labels that people read", async () => {
      const { entity, one, two } = await prepared();
      const { id } = await entity.create({ data: one });
      await entity.create({ data: two });
      if (search) {
        expect((await entity.list({ search })).rows.map((row) => row.id)).toEqual([id]);
        expect((await entity.list({ search: "no such thing" })).total).toBe(0);
      }
      if (!entity.exportRows) return;
      for (const filter of yesNoFilters(path)) await expectSplit(entity, filter);
      for (const locale of locales) {
        const csv = await exported(entity.exportRows, { locale });
        const [header = "", ...lines] = csv.trimEnd().split("\r\n");
        expect(header.split(",").filter((label) => /^[a-z]/.test(label))).toEqual([]);
        expect(lines).toHaveLength(2);
        expectReadable(csv);
      }
    });
    test.each(filtersOf(path).flatMap(([filter]) => (filter === "missing" ? locales : [])))(
      "are found by a text that is missing in one language: %s",
      async (missing) => {
        const { entity, one } = await prepared();
        const lacking = withoutTexts(schema, one, missing === "en" ? "En" : "Vi");
        const { id } = await entity.create({ data: { ...one, ...lacking } });
        const found = await Promise.all(locales.map((language) => entity.list({ filter: { missing: language } })));
        expect(found.map(({ rows }) => rows.map((row) => row.id))).toEqual(missing === "en" ? [[id], []] : [[], [id]]);
      },
    );
  });
}

/** Values of the optional texts of a record that has them in the other language only. */
function withoutTexts(schema: z.ZodType, data: object, lacking: "En" | "Vi"): Record<string, string | null> {
  const texts = Object.keys(data).filter((name) => /(?:En|Vi)$/.test(name) && !name.startsWith("visible"));
  const optional = texts.filter((name) => schema.safeParse({ ...data, [name]: null }).success);
  return Object.fromEntries(optional.map((name) => [name, name.endsWith(lacking) ? null : "Text"]));
}

/** A draft's slug follows its title. */
function followedSlug(before: object, after: object): { slug?: unknown } {
  return isDraft(before) && "slug" in after ? { slug: after.slug } : {};
}
