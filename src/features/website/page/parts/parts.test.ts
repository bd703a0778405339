import { describe, expect, test } from "vitest";
import { draftPageBySlug, pageBySlug } from "~/features/website/page/data";
import { newPart, type Part, readParts } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { searchSite } from "~/features/website/search/data";
import { Prisma } from "~/generated/prisma/client";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

const now = new Date("2026-06-01T00:00:00Z");
const start = {
  ...emptyPage,
  titleEn: "Quality",
  titleVi: "Chất lượng",
  status: "published" as const,
  publishAt: new Date("2026-01-01T00:00:00Z"),
};

function text(id: string, contentEn: string | null, contentVi: string | null = "<p>Chữ.</p>"): Part {
  return { ...newPart("text"), ...{ id: `text-${id}`, kind: "text", contentEn, contentVi } };
}

function hero(id: string, titleEn: string): Part {
  return { ...newPart("hero"), ...{ id: `hero-${id}`, titleEn, titleVi: "Mở đầu" } };
}

const pages = async () => (await callerAs("ADMIN")).website.page;
const contentOf = (part: Part | undefined) => (part?.kind === "text" ? part.contentEn : undefined);

describe("parts of a page", () => {
  test("are sanitised, and saving them in another order of keys changes nothing", { tags: "postgres" }, async () => {
    const page = await pages();
    const parts = [hero("a", "Welcome & <b>"), text("b", "<p onclick=x>Hi<script>1</script></p>")];
    const made = await page.create({ data: { ...start, parts } });
    expect(made.parts.map(contentOf)).toEqual([undefined, "<p>Hi</p>"]);
    const shuffled = readParts(made.parts.map((part) => Object.fromEntries(Object.entries(part).reverse())));
    expect((await page.update({ id: made.id, version: 1, data: { parts: shuffled } })).version).toBe(1);
    const row = await database().page.findUniqueOrThrow({ where: { id: made.id }, select: { contentEn: true } });
    expect(row.contentEn).toBe("<p>Welcome &amp; &lt;b&gt;</p><p>Hi</p>");
  });

  test("are accepted without a field that their kind got later, and have its first value", async () => {
    const page = await pages();
    const made = await page.create({ data: { ...start, parts: [text("a", "<p>Hi</p>")] } });
    const older = JSON.stringify(made.parts, (key, value) => (key === "tone" ? undefined : value));
    const saved = await page.update({ id: made.id, version: 1, data: { parts: JSON.parse(older) } });
    expect(saved).toMatchObject({ version: 1, parts: [{ id: "text-a", tone: "plain" }] });
  });

  test("are read from pending changes and versions with a field that their kind got later", async () => {
    const page = await pages();
    const figures = { ...newPart("figures"), id: "figures-a" };
    const made = await page.create({ data: { ...start, parts: [figures, text("a", "<p>Hi</p>")] } });
    const { id } = await page.update({ id: made.id, version: 1, data: { parts: [text("a", "<p>Hi</p>")] } });
    await page.pending.save({ id, version: 2, pendingVersion: null, data: { parts: [figures, text("b", "<p>Ho</p>")] } });
    for (const [table, column] of [
      ["PendingChange", "data"],
      ["Activity", "changes"],
    ] as const) {
      const [name, field] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
      const count = await database().$executeRaw`
        UPDATE ${name} SET ${field} = replace(${field}::TEXT, '"items": [], ', '')::JSONB WHERE ${field}::TEXT LIKE '%"items": [], %'`;
      expect(count).toBeGreaterThan(0);
    }
    expect((await page.pending.byId({ id })).changes?.values).toMatchObject({ parts: [{ kind: "figures", items: [] }, {}] });
    const { values } = await page.history.at({ id, version: 1 });
    expect(values).toMatchObject({ parts: [{ kind: "figures", items: [] }, {}] });
  });

  test("protect their pictures, in texts and as fields, also while they are pending", async () => {
    const caller = await callerAs("ADMIN");
    const { page } = caller.website;
    const uses = async (id: number) => (await caller.system.media.usedBy({ ids: [id] })).map((use) => use.path);
    const [inText, asField, pending] = [await buildMedia("a".repeat(22)), await buildMedia(), await buildMedia()];
    const document = await buildMedia("d".repeat(22), "document");
    const html = `<p>Hi</p><img src="/api/files/${"a".repeat(22)}/640.webp" data-media-id="${inText.id}">`;
    const withImage = (imageId: number): Part => ({ ...newPart("textPicture"), ...{ id: "textPicture-a", imageId } });
    const made = await page.create({ data: { ...start, parts: [text("a", html), withImage(asField.id)] } });
    expect([await uses(inText.id), await uses(asField.id)]).toEqual([["/admin/page"], ["/admin/page"]]);
    expect((await refusalOf(caller.system.media.delete({ ids: [asField.id] }))).appCode).toBe("ERROR_IN_USE");
    for (const imageId of [999, document.id])
      expect(await refusedFields(page.update({ id: made.id, version: 1, data: { parts: [withImage(imageId)] } }))).toEqual([
        "parts.0.imageId",
      ]);
    const changed = [text("a", html), withImage(pending.id)];
    await page.pending.save({ id: made.id, version: 1, pendingVersion: null, data: { parts: changed } });
    expect(await uses(pending.id)).toEqual(["/admin/page"]);
    expect((await draftPageBySlug(database(), "en", "quality", now))?.parts[1]).toMatchObject({ imageId: pending.id });
  });

  test("are found in the languages that show them", { tags: "postgres" }, async () => {
    const page = await pages();
    const parts = [text("a", "<p>Zebra</p>", "<p>Ngựa vằn</p>"), { ...hero("b", "Giraffe"), visibleEn: false }];
    const made = await page.create({ data: { ...start, parts } });
    const found = async (term: string, locale: "en" | "vi") =>
      (await searchSite(database(), { term, locale, now, page: 1 })).found.map(({ title, text }) => [title, text]);
    expect(await found("zebra", "en")).toEqual([["Quality", "Zebra"]]);
    expect(await found("ngua van", "vi")).toHaveLength(1);
    expect(await found("giraffe", "en")).toEqual([]);
    expect((await pageBySlug(database(), "en", now, "quality"))?.parts.map(({ id }) => id)).toEqual(["text-a"]);
    await page.update({ id: made.id, version: 1, data: { parts: [text("a", "<p>Okapi</p>")] } });
    expect([await found("zebra", "en"), (await found("okapi", "en")).length]).toEqual([[], 1]);
  });

  test("link to records, which are then in use", async () => {
    const page = await pages();
    const target = await page.create({ data: { ...start, titleEn: "Target", titleVi: "Đích", parts: [text("a", "<p>x</p>")] } });
    const link = `<p><a data-record="/admin/page/${target.id}">there</a></p>`;
    await page.create({ data: { ...start, parts: [text("a", link)] } });
    expect(await page.usedBy({ ids: [target.id] })).toEqual([{ id: target.id, path: "/admin/page", count: 1 }]);
  });

  test("are merged when two people save at once; the same text of both is a conflict", { tags: "postgres" }, async () => {
    const page = await pages();
    const { id } = await page.create({ data: { ...start, parts: [text("a", "<p>A</p>"), text("b", "<p>B</p>")] } });
    await page.update({
      id,
      version: 1,
      data: { parts: [text("a", "<p>A1</p>"), text("b", "<p>B</p>"), text("c", "<p>C</p>")] },
    });
    const vietnamese = text("a", "<p>A</p>", "<p>Sửa.</p>");
    const saved = await page.update({ id, version: 1, data: { parts: [text("b", "<p>B2</p>"), vietnamese] } });
    expect(saved.parts.map((part) => [part.id, contentOf(part)])).toEqual([
      ["text-b", "<p>B2</p>"],
      ["text-a", "<p>A1</p>"],
      ["text-c", "<p>C</p>"],
    ]);
    expect(saved.parts[1]).toMatchObject({ contentVi: "<p>Sửa.</p>" });
    const both = page.update({ id, version: 1, data: { parts: [text("a", "<p>A3</p>"), text("b", "<p>B</p>")] } });
    expect((await refusalOf(both)).appCode).toBe("ERROR_CONFLICT");
    expect((await page.byId({ id })).parts).toEqual(saved.parts);
  });

  test("are logged by part, and every earlier version has its own", { tags: "postgres" }, async () => {
    const page = await pages();
    const versions = [
      [text("a", "<p>A</p>"), text("b", "<p>B</p>")],
      [text("a", "<p>A1</p>"), text("b", "<p>B</p>")],
      [text("b", "<p>B</p>"), text("a", "<p>A1</p>"), text("c", "<p>C</p>")],
      [text("c", "<p>C</p>")],
      [],
    ];
    const [first = []] = versions;
    const { id } = await page.create({ data: { ...start, status: "draft", parts: first } });
    for (const [index, parts] of versions.entries()) await page.update({ id, version: Math.max(index, 1), data: { parts } });
    for (const [index, parts] of versions.entries())
      expect((await page.history.at({ id, version: index + 1 })).values.parts).toEqual(parts);
    const [, , , second] = await page.history.versions({ id });
    expect(second?.fields).toEqual(["parts.text-a.contentEn"]);
    const entry = await database().activity.findFirstOrThrow({ where: { path: "/admin/page", version: 2 } });
    expect(entry.changes).toEqual({ "parts.text-a.contentEn": ["<p>A</p>", "<p>A1</p>"] });
  });

  test("come back with a deleted page, long ones of a bulk deletion too", { tags: "postgres" }, async () => {
    const page = await pages();
    const long = `<p>${"word ".repeat(400)}</p>`;
    const made = await page.create({ data: { ...start, parts: [text("a", long), text("b", "<p>B</p>")] } });
    const other = await page.create({ data: { ...start, titleEn: "Other", titleVi: "Khác", parts: [text("a", "<p>A</p>")] } });
    const saved = await page.update({ id: made.id, version: 1, data: { parts: [text("b", "<p>B1</p>"), text("a", long)] } });
    await page.delete({ ids: [made.id, other.id] });
    await page.restore({ ids: [made.id, other.id] });
    expect((await page.byId({ id: made.id })).parts).toEqual(saved.parts);
  });

  test("that others have removed and made again are a conflict for an older change of them, with what both began with", async () => {
    const page = await pages();
    const first = [text("a", "<p>A</p>"), text("b", "<p>B</p>")];
    const { id } = await page.create({ data: { ...start, parts: first } });
    await page.update({ id, version: 1, data: { parts: first.slice(0, 1) } });
    await page.update({ id, version: 2, data: { parts: [text("a", "<p>A</p>"), text("b", "<p>B2</p>")] } });
    const refusal = await refusalOf(
      page.update({ id, version: 1, data: { parts: [text("a", "<p>A</p>"), text("b", "<p>B3</p>")] } }),
    );
    expect(refusal.details.conflict).toMatchObject({ version: 3, base: { parts: first } });
  });

  test("of pending changes are compared whatever their keys' order, and another person's are a conflict", async () => {
    const page = await pages();
    const { id } = await page.create({ data: { ...start, parts: [text("a", "<p>A</p>"), text("b", "<p>B</p>")] } });
    const mine = { id, version: 1, pendingVersion: null, data: { parts: [text("a", "<p>A1</p>"), text("b", "<p>B</p>")] } };
    await page.pending.save(mine);
    expect(await page.pending.save(mine)).not.toBeNull();
    const other = { ...mine, data: { parts: [text("a", "<p>A</p>"), text("b", "<p>B2</p>")] } };
    expect((await refusalOf(page.pending.save(other))).appCode).toBe("ERROR_CONFLICT");
  });

  test("need their texts in each language that shows them", { tags: "postgres" }, async () => {
    const page = await pages();
    const lacking = [text("a", "<p>A</p>"), text("b", "<p>B</p>", null)];
    expect(await refusedFields(page.create({ data: { ...start, parts: lacking } }))).toEqual(["parts.1.contentVi"]);
    expect(await refusedFields(page.create({ data: { ...start, parts: [] } }))).toEqual(["parts", "parts"]);
    await page.create({ data: { ...start, status: "draft", parts: lacking } });
    const missing = async (language: "en" | "vi") => (await page.list({ filter: { missing: language } })).total;
    expect([await missing("en"), await missing("vi")]).toEqual([0, 1]);
    const hidden = lacking.map((part) => ({ ...part, visibleVi: part.id === "text-a" }));
    expect((await page.create({ data: { ...start, parts: hidden } })).status).toBe("published");
  });

  test("that still are in the other language are refused where they stand", async () => {
    const page = await pages();
    const english = "<p>Our people answer every call within the hour.</p>";
    const copied = [text("a", "<p>A</p>"), text("b", english, english)];
    expect(await refusedFields(page.create({ data: { ...start, parts: copied } }))).toEqual(["parts.1.contentVi"]);
  });

  test("are refused with one id twice, too many or too long", async () => {
    const page = await pages();
    const refused = (parts: Part[]) => refusedFields(page.create({ data: { ...start, status: "draft", parts } }));
    expect(await refused([text("a", "<p>A</p>"), text("a", "<p>B</p>")])).toEqual(["parts"]);
    expect(await refused(Array.from({ length: 200 }, (_, index) => text(String(index), "<p>A</p>")))).toEqual(["parts"]);
    expect(await refused(["a", "b", "c", "d"].map((id) => text(id, "x".repeat(190_000))))).toEqual(["parts"]);
  });

  test("with example words are not published, neither by creating nor by restoring a page", async () => {
    const page = await pages();
    const { examples } = await page.newPartTexts();
    const parts = [{ ...newPart("text"), ...examples.text }];
    const made = await page.create({ data: { ...start, status: "draft", publishAt: null, parts } });
    await page.delete({ ids: [made.id] });
    for (const restores of [undefined, made.id])
      expect(await refusedFields(page.create({ data: { ...start, parts }, restores }))).toContain("parts.0.contentEn");
  });

  test("of a newer kind are kept as they are and not shown", async () => {
    const page = await pages();
    const made = await page.create({ data: { ...start, parts: [text("a", "<p>A</p>")] } });
    const newer = { id: "quiz-1", kind: "quiz", questions: [{ id: "q", textEn: "Who?" }], contentEn: "<p>Q</p>", imageId: 1.5 };
    const stored = [...made.parts, newer];
    await database().page.update({ where: { id: made.id }, data: { parts: stored } });
    const { parts } = await page.byId({ id: made.id });
    expect(parts[1]).toMatchObject({ id: "quiz-1", kind: "unknown" });
    await page.update({ id: made.id, version: 1, data: { parts: parts.toReversed() } });
    const row = await database().page.findUniqueOrThrow({ where: { id: made.id }, select: { parts: true } });
    expect(row.parts).toMatchObject([newer, { id: "text-a" }]);
    const odd = { ...newPart("text"), id: "odd-1", kind: "unknown" as const };
    const json = '{"kind":"quiz","imageId":99999999999,"json":"A"}';
    await page.update({ id: made.id, version: 2, data: { parts: [{ ...odd, json }, text("b", "<p>B</p>")] } });
    const saved = await database().page.findUniqueOrThrow({ where: { id: made.id }, select: { parts: true } });
    expect(saved.parts).toEqual([{ id: "odd-1", kind: "quiz", imageId: 99999999999, json: "A" }, expect.any(Object)]);
    for (const json of [
      '{"kind":"hero","buttons":null}',
      '{"kind":"unknown"}',
      "[]",
      "no JSON",
      '{"kind":"quiz","visibleEn":1}',
      '{"kind":"quiz","numbers":[1e308]}',
      '{"kind":"quiz","words":["A\\u0000"]}',
      '{"kind":"quiz","words":["\\ud800"]}',
      '{"kind":"quiz","a\\u0000":1}',
    ]) {
      const wrong = { ...text("a", null), kind: "unknown" as const, json };
      expect(await refusedFields(page.update({ id: made.id, version: 3, data: { parts: [wrong] } })), json).toEqual([
        "parts.0.json",
      ]);
    }
  });
});
