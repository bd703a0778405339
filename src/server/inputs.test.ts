import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { myDataForm } from "~/app/(site)/forms/my-data-form";
import { publicForms } from "~/app/(site)/forms/public-forms";
import { POST } from "~/app/api/trpc/[trpc]/route";
import { emptyArticle } from "~/features/news/article/schema";
import { text } from "~/lib/fields";
import { cleanText } from "~/lib/text";
import { authOptions } from "~/server/auth/next-auth";
import { hashPassword, isPasswordRight } from "~/server/auth/password";
import { MAX_ROWS } from "~/server/crud/entity";
import { proceduresOf } from "~/server/crud/procedures";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildRole, buildUser } from "~/server/db/test-records";
import { collectLog } from "~/server/platform/test-log";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { appRouter } from "~/server/root";
import { restHandler } from "./rest";

/** Strings that are stored exactly as typed, by name. Add new ones with a reason. */
const verbatim: Record<string, string> = {
  json: "is input that is not saved yet, and only its author gets it back; or a part of an unknown kind, which nobody is shown",
  password: "is hashed, and never stored or shown",
  confirmPassword: "is compared with the password",
  currentPassword: "is compared with a hash",
};

/** Lists the parts of each kind of schema; an unknown kind fails the walk. */
function parts(schema: z.core.$ZodType): [name: string, part: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries<z.core.$ZodType>(schema.shape);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [["", schema.unwrap()]];
  if (schema instanceof z.ZodArray) return [["[]", schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ["", option]);
  // The second part's input is the output of the first, which has been walked.
  if (schema instanceof z.ZodPipe) return [["", schema.in instanceof z.ZodTransform ? schema.out : schema.in]];
  if (schema instanceof z.ZodCustom) {
    const { partOf } = schema.meta() ?? {};
    if (partOf instanceof z.ZodType) return [["", partOf]];
  }
  throw new Error(`The walk does not know ${schema._zod.def.type}.`);
}

/** Calls that make a text for each of many records, with what bounds the sum. Add new ones with such a bound. */
const multiplied: Record<string, string> = {
  "career.candidate.moveToStage": "MAX_LETTERS",
  "career.candidate.previewLetters": "LETTERS_AT_ONCE: a page of letters",
  "career.candidate.write": "MAX_LETTERS",
};

/** Lists that are longer than a page of records, with the reason. */
const longLists: Record<string, string> = {
  "system.feature.savePermissions": "a cell is four flags; all are compared in one query",
};

/** Bounded lists whose items are no records. */
const noRecords: Record<string, string> = {
  sameInBoth: "hashes, which are stored and compared",
  parts: "parts of a page, whose characters are bounded together",
  headerMenu: "entries of one record",
  footerMenu: "entries of one record",
};

type Bounds = { characters: number; rows: number };

/** Finds the most characters and items that an input may have. */
function boundsOf(schema: z.core.$ZodType): Bounds {
  if (schema instanceof z.ZodString) return { characters: schema.maxLength ?? Number.POSITIVE_INFINITY, rows: 1 };
  if (harmless.some((kind) => schema instanceof kind) || schema instanceof z.ZodDate) return { characters: 0, rows: 1 };
  const inner = parts(schema).map(([name, part]) => {
    const { characters, rows } = boundsOf(part);
    return { characters, rows: name in noRecords && Number.isFinite(rows) ? 1 : rows };
  });
  const { characters: together } = (schema instanceof z.ZodType && schema.meta()) || {};
  const characters = typeof together === "number" ? together : inner.reduce((sum, part) => sum + part.characters, 0);
  const rows = Math.max(1, ...inner.map((part) => part.rows));
  if (!(schema instanceof z.ZodArray)) return { characters, rows };
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }): object => _zod.def);
  const [count = Number.POSITIVE_INFINITY] = checks.flatMap((check) => ("maximum" in check ? Number(check.maximum) : []));
  return { characters: characters === 0 || characters === together ? characters : characters * count, rows: rows * count };
}

const harmless = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

/** Lists the leaves that a client fills with texts or dates, each with its path. */
function leaves(schema: z.core.$ZodType, name: string): [name: string, leaf: z.ZodString | z.ZodDate][] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodDate) return [[name, schema]];
  if (harmless.some((kind) => schema instanceof kind)) return [];
  return parts(schema).flatMap(([part, inner]) => leaves(inner, part ? `${name}.${part}` : name));
}

function walk() {
  // At run time this is a flat record, although its type is nested.
  return Object.entries<unknown>(appRouter._def.procedures).flatMap(([name, procedure]) =>
    inputsOf(procedure).flatMap((schema) => leaves(schema, name)),
  );
}

/** Lists the leaves of all public forms. */
function walkForms() {
  return publicForms.flatMap(({ paths, fields }) => (fields ? leaves(fields, paths[0] ?? "") : []));
}

function inputsOf(procedure: unknown): z.core.$ZodType[] {
  const definition = (typeof procedure === "function" && Reflect.get(procedure, "_def")) || {};
  const schemas: unknown = Reflect.get(definition, "inputs");
  if (!Array.isArray(schemas)) throw new Error("A procedure does not tell its inputs.");
  return schemas.filter((schema) => schema instanceof z.ZodType);
}

function isCleaned(schema: z.ZodString): boolean {
  return (schema._zod.def.checks ?? []).some((check) => Reflect.get(check._zod.def, "tx") === cleanText);
}

describe("inputs of all procedures and public forms", () => {
  test("are all walked", () => {
    const names = walk().map(([name]) => name);
    expect(names).toContain("system.account.signIn.email");
    expect(names).toContain("career.level.list.search");
    expect(names).toContain("news.article.update.data.titleEn");
    expect(names).toContain("website.setting.update.data.notifyRecipients");
    expect(publicForms.filter(({ fields }) => fields === null)).toEqual([myDataForm]);
  });

  test("clean every string except passwords", () => {
    const strings = [...walk(), ...walkForms()].flatMap(([name, leaf]) =>
      leaf instanceof z.ZodString && !isCleaned(leaf) ? [name] : [],
    );
    expect(strings.filter((name) => !(name.slice(name.lastIndexOf(".") + 1) in verbatim))).toEqual([]);
  });

  test("refuse a text far beyond its limit before they clean it", () => {
    const inputs = [...walk(), ...walkForms()];
    const names = inputs.map(([name]) => name.split(".").at(-1));
    expect(names).toEqual(expect.arrayContaining(["subject", "introduction"]));
    const normalize = vi.spyOn(String.prototype, "normalize");
    for (const [name, leaf] of inputs) {
      if (leaf instanceof z.ZodDate) continue;
      const bound = leaf.maxLength ?? Number.NaN;
      const messages = leaf.safeParse("x".repeat(4 * bound + 1)).error?.issues.map(({ message }) => message);
      expect([name, messages, normalize.mock.calls.length]).toEqual([name, [`tooLong?count=${bound}`], 0]);
    }
    normalize.mockRestore();
  });

  test("bound their characters, their rows, and the product of both", () => {
    const all = proceduresOf(appRouter).map(({ name, inputs }) => {
      const bounds = inputs.flatMap((schema) => (schema instanceof z.ZodType ? boundsOf(schema) : []));
      const characters = bounds.reduce((sum, input) => sum + input.characters, 0);
      return { name, characters, rows: Math.max(1, ...bounds.map(({ rows }) => rows)) };
    });
    expect(all).toContainEqual({ name: "career.candidate.delete", characters: 0, rows: MAX_ROWS });
    expect(all.filter(({ characters }) => characters > 1_500_000)).toEqual([]);
    expect(all.filter(({ name, rows }) => rows > MAX_ROWS && !(name in longLists))).toEqual([]);
    const products = all.filter(({ characters, rows }) => rows > 20 && characters * rows > 1_000_000);
    expect(products.map(({ name }) => name).sort()).toEqual(Object.keys(multiplied).sort());
  });

  test("accept decomposed text up to its full length", () => {
    for (const letter of ["ế", "ᾂ"]) expect(text(2, 50).parse(letter.repeat(50).normalize("NFD"))).toBe(letter.repeat(50));
    expect(text(2, 50).safeParse("ế".repeat(51).normalize("NFD")).success).toBe(false);
  });

  test("accept only plausible dates", () => {
    const dates = walk().flatMap(([name, leaf]) => (leaf instanceof z.ZodDate ? [{ name, leaf }] : []));
    expect(dates.length).toBeGreaterThan(0);
    for (const { name, leaf } of dates) {
      const taken = ["1899-12-31T00:00Z", "1900-01-01T00:00Z", "2199-12-31T23:59Z", "2200-01-01T00:00Z"].filter(
        (date) => leaf.safeParse(new Date(date)).success,
      );
      expect([name, taken]).toEqual([name, ["1900-01-01T00:00Z", "2199-12-31T23:59Z"]]);
    }
  });
});

describe("NUL, vertical tab and lone surrogates", () => {
  useTestDatabase();
  let logged: string[];
  beforeEach(() => {
    logged = collectLog();
  });
  afterEach(() => {
    expect(logged.filter((line) => !line.startsWith("info "))).toEqual([]);
    vi.restoreAllMocks();
  });

  const worst = "\0\u000b\ud800";

  function call(name: string, json: unknown): Promise<Response> {
    const headers = { host: "example.com", "content-type": "application/json", "x-remote-address": "203.0.113.20" };
    const body = JSON.stringify({ json });
    return POST(new Request(`http://example.com/api/trpc/${name}`, { method: "POST", headers, body }));
  }

  test("make a visitor's input invalid, never a server error", async () => {
    const email = `an${worst}@example.com`;
    const newPassword = { password: "long enough", confirmPassword: "long enough" };
    const statuses = [
      await call("system.account.signIn", { email, password: `wrong${worst}` }),
      await call("system.account.signUp", { name: "An", email, ...newPassword }),
      await call("system.account.forgot", { email }),
      await call("system.account.resendConfirmation", { email }),
      await call("system.account.verify", { token: worst }),
      await call("system.account.verify", { token: `a${worst}` }),
      await call("system.account.reset", { token: `a${worst}`, ...newPassword }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 400, 400, 400, 400, 400, 400]);

    const login = await restHandler("login")(
      new Request("http://example.com/api/auth/login", {
        method: "POST",
        headers: { host: "example.com", "content-type": "application/json" },
        body: JSON.stringify({ email, password: `wrong${worst}` }),
      }),
    );
    expect([login.status, await login.json()]).toEqual([401, { message: "ERROR_ACCOUNT_PASSWORD_WRONG" }]);

    const [provider] = authOptions(new Headers({ host: "example.com", "x-remote-address": "203.0.113.21" })).providers;
    if (provider?.type !== "credentials") throw new Error("There is no sign-in by password.");
    const request = { body: {}, query: {}, headers: {}, method: "POST" };
    await expect(provider.options.authorize({ email, password: "wrong" }, request)).rejects.toThrow(
      /^ERROR_ACCOUNT_PASSWORD_WRONG$/,
    );
  });

  test("are removed from a name at sign-up", async () => {
    await buildRole("USER");
    const { status } = await call("system.account.signUp", {
      name: `An${worst}h`,
      email: "an@example.com",
      password: "long enough",
      confirmPassword: "long enough",
    });
    expect(status).toBe(200);
    expect((await database().user.findUniqueOrThrow({ where: { email: "an@example.com" } })).name).toBe("An\ufffdh");
  });

  test("are removed from an email address at sign-in", async () => {
    await buildUser("USER", { email: "an@example.com", passwordHash: await hashPassword("long enough") });
    expect((await call("system.account.signIn", { email: "an\0@example.com\u000b", password: "long enough" })).status).toBe(200);
  });

  test("are ignored by a search", async () => {
    const { level } = (await callerAs("ADMIN")).career;
    await level.create({ data: { nameEn: "Senior", nameVi: "Chuyên viên" } });
    expect((await level.list({ search: "sen\0ior\u000b" })).total).toBe(1);
    expect((await level.list({ search: "senior\ud800" })).total).toBe(0);
  });

  test("are removed from a record's texts, also in the activity log", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const text = `a${worst}b`;
    const content = `<p title="\0">a\0&#11;&#xfffe;b</p>`;
    const created = await article.create({ data: { ...emptyArticle, titleEn: text, summaryEn: text, contentEn: content } });
    const { id, version } = created;
    const updated = await article.update({ id, version, data: { titleVi: text, metaTitleVi: text, contentVi: content } });
    const clean = "a\ufffdb";
    expect(updated).toMatchObject({ titleEn: clean, summaryEn: clean, titleVi: clean, metaTitleVi: clean });
    expect([updated.contentEn, updated.contentVi]).toEqual(["<p>ab</p>", "<p>ab</p>"]);
    const logs = await database().activity.findMany({ where: { recordId: id }, orderBy: { id: "asc" } });
    expect(logs.map(({ changes }) => changes)).toMatchObject([{ titleEn: [null, clean] }, { titleVi: [null, clean] }]);
  });

  test("are kept in a password, as far as they can be hashed", async () => {
    const hash = await hashPassword("long\0enough");
    expect([await isPasswordRight(hash, "long\0enough"), await isPasswordRight(hash, "longenough")]).toEqual([true, false]);
    // In UTF-8, each lone surrogate becomes the same replacement character.
    expect(await isPasswordRight(await hashPassword("long enough\ufffd"), "long enough\ud800")).toBe(false);
    const { account } = (await callerAs(null)).system;
    const password = "long enough\ud800";
    const refusal = await refusalOf(account.signUp({ name: "An", email: "an@example.com", password, confirmPassword: password }));
    expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_PASSWORD_NOT_FORMAT", "password"]);
  });
});

describe("a date", () => {
  useTestDatabase();

  test("beyond the database's range is refused at its field", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    for (const publishAt of [new Date(-8.64e15), new Date(8.64e15), new Date("0001-01-01T00:00Z")]) {
      expect(await refusedFields(article.create({ data: { ...emptyArticle, titleEn: "News", publishAt } }))).toEqual([
        "publishAt",
      ]);
    }
  });
});
