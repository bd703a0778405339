import { describe, expect, test } from "vitest";
import { withTexts } from "~/features/website/page/parts/part-texts";
import { newPart, type Part, type PartOf } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { searchSite } from "~/features/website/search/data";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

const titles = { titleEn: "Quality", titleVi: "Chất lượng" };
const published = { status: "published", publishAt: new Date("2026-01-01T00:00:00Z") } as const;

async function save(part: Part, more: Partial<typeof emptyPage> = {}) {
  return (await callerAs("ADMIN")).website.page.create({ data: { ...emptyPage, ...titles, ...more, parts: [part] } });
}

const refused = (part: Part, more?: Partial<typeof emptyPage>) => refusedFields(save(part, more));
const times = <One>(count: number, make: (id: string) => One) => Array.from({ length: count }, (_, index) => make(String(index)));

const question = (id: string, contentEn: string | null = "<p>A</p>") => ({
  ...{ id, questionEn: "Q", questionVi: "H", contentEn, contentVi: "<p>Đ</p>" },
});
const questions = (items: PartOf<"questions">["questions"]): Part => ({ ...newPart("questions"), questions: items });
const gallery = (imageIds: readonly (number | null)[]): Part => ({
  ...newPart("gallery"),
  pictures: imageIds.map((imageId, index) => ({ id: `p${index}`, imageId, captionEn: null, captionVi: null })),
});
const column = (id: string) => ({ id, headingEn: "Column", headingVi: "Cột" });
const row = (id: string, cellIds: readonly string[] = []) => ({
  id,
  cells: cellIds.map((cellId) => ({ id: cellId, textEn: "1", textVi: "1" })),
});
const table = (columns: PartOf<"table">["columns"], rows: PartOf<"table">["rows"]): PartOf<"table"> => ({
  ...newPart("table"),
  columns,
  rows,
});
const files = (documentIds: readonly number[]): Part => ({
  ...newPart("files"),
  files: documentIds.map((documentId, index) => ({ id: `f${index}`, documentId, nameEn: null, nameVi: null })),
});

describe("items of a part", () => {
  test("are refused with one id twice, and when there are too many", async () => {
    expect(await refused(questions([question("a"), question("a")]))).toEqual(["parts.0.questions"]);
    expect(await refused(questions(times(31, question)))).toEqual(["parts.0.questions"]);
    expect(await refused(gallery(times(13, () => null)))).toEqual(["parts.0.pictures"]);
    expect(await refused(table(times(50, column), []))).toEqual(["parts.0.columns"]);
    expect(
      await refused(
        table(
          [column("a")],
          times(41, (id) => row(id)),
        ),
      ),
    ).toEqual(["parts.0.rows"]);
    expect(await refused(table([column("a")], [row("1", ["a", "a"])]))).toEqual(["parts.0.rows.0.cells"]);
    expect(
      (
        await save(
          table(
            times(6, column),
            times(40, (id) => row(id, ["0", "5"])),
          ),
        )
      ).parts,
    ).toHaveLength(1);
  });

  test("are sanitised, found by their words, and missing where a language lacks them", { tags: "postgres" }, async () => {
    const now = new Date("2026-06-01T00:00:00Z");
    const made = await save(questions([question("a", "<p onclick=x>Zebra<script>alert(1)</script></p>")]), published);
    expect(made.parts).toMatchObject([{ questions: [{ contentEn: "<p>Zebra</p>" }] }]);
    expect((await searchSite(database(), { term: "zebra", locale: "en", now, page: 1 })).found).toHaveLength(1);
    expect(await refused(questions([question("a", null)]), published)).toEqual(["parts.0.questions.0.contentEn"]);
    await save(questions([question("a", null)]));
    const { page } = (await callerAs("ADMIN")).website;
    expect((await page.list({ filter: { missing: "en" } })).total).toBe(1);
  });

  test("with example words are not published, even where they were moved", async () => {
    const { examples } = await (await callerAs("ADMIN")).website.page.newPartTexts();
    const part: PartOf<"steps"> = withTexts(newPart("steps"), examples.steps);
    expect(part.steps).toHaveLength(3);
    const [first, second] = part.steps;
    const own = { titleEn: "One", titleVi: "Một", textEn: null, textVi: null, whenEn: null, whenVi: null };
    if (!first || !second) throw new Error("A new part begins with steps.");
    const moved = [
      { ...first, ...own },
      { ...second, ...own, textEn: first.textEn, textVi: "Chữ" },
    ];
    expect(await refused({ ...part, steps: moved }, published)).toEqual(["parts.0.steps.1.textEn"]);
    expect((await save({ ...part, steps: moved })).parts).toHaveLength(1);
  });
});

describe("a table", () => {
  test("loses cells of a column that another person has removed", async () => {
    const { page } = (await callerAs("ADMIN")).website;
    const before = table([column("a"), column("b")], [row("1", ["a", "b"])]);
    const { id } = await save(before);
    await page.update({ id, version: 1, data: { parts: [{ ...before, columns: [column("a")], rows: [row("1", ["a"])] }] } });
    const cells = [
      { id: "a", textEn: "1", textVi: "1" },
      { id: "b", textEn: "2", textVi: "2" },
    ];
    const { parts } = await page.update({ id, version: 1, data: { parts: [{ ...before, rows: [{ id: "1", cells }] }] } });
    expect(parts).toMatchObject([{ columns: [{ id: "a" }], rows: [{ cells: [{ id: "a", textEn: "1" }] }] }]);
    expect(JSON.stringify(parts)).not.toContain('"b"');
  });
});

describe("pictures and documents of items", () => {
  test("are refused at their fields once they are deleted, or of the wrong kind", async () => {
    const [image, document] = [await buildMedia(), await buildMedia("d".repeat(22), "document")];
    expect(await refused(gallery([image.id, 9999, document.id]))).toEqual([
      "parts.0.pictures.1.imageId",
      "parts.0.pictures.2.imageId",
    ]);
    expect(await refused(files([document.id, image.id]))).toEqual(["parts.0.files.1.documentId"]);
  });

  test("count as used, so that they can't be deleted", async () => {
    const { media } = (await callerAs("ADMIN")).system;
    const [image, document] = [await buildMedia(), await buildMedia("d".repeat(22), "document")];
    await save(gallery([image.id]));
    await save(files([document.id]));
    for (const { id } of [image, document]) {
      expect(await media.usedBy({ ids: [id] })).toEqual([{ id, path: "/admin/page", count: 1 }]);
      expect((await refusalOf(media.delete({ ids: [id] }))).appCode).toBe("ERROR_IN_USE");
    }
  });
});

test("a video of another service is refused at its field", async () => {
  const video = (address: string): Part => ({ ...newPart("video"), video: address });
  for (const address of [
    "https://www.dailymotion.com/video/x8abcde",
    "javascript:alert(1)",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  ])
    expect(await refused(video(address)), address).toEqual(["parts.0.video"]);
  expect((await save(video("https://vimeo.com/76979871"))).parts).toMatchObject([{ video: "https://vimeo.com/76979871" }]);
});
