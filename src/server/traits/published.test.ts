import { describe, expect, test } from "vitest";
import { emptyPost } from "~/features/career/post/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { isFixedPath, publicPaths, translatedTexts } from "~/features/public-paths";
import { isPublishedPath, type PublicRecord, type PublishedPath, publicRecords } from "~/features/public-records";
import { emptyAboutUs } from "~/features/website/about-us/schema";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { emptyService } from "~/features/website/service/schema";
import { Prisma } from "~/generated/prisma/client";
import type { PublishReport, RecordVersion } from "~/lib/bulk-report";
import { untranslatedTexts } from "~/lib/untranslated";
import type { Caller } from "~/server/crud/contract/subject";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();

type PublishedCaller<Data, Saved> = {
  create(input: { data: Data }): Promise<Saved>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
  delete(input: { ids: number[] }): Promise<unknown>;
  restore(input: { ids: number[] }): Promise<unknown>;
  byId(input: { id: number }): Promise<Saved>;
  publishMany(input: { ids: number[] }): Promise<PublishReport>;
  withdrawMany(input: { ids: number[] }): Promise<PublishReport>;
  revertPublishing(input: { records: RecordVersion[] }): Promise<PublishReport>;
  pending: {
    save(input: { id: number; version: number; pendingVersion: null; data: Partial<Data> }): Promise<unknown>;
    publish(input: { id: number; version: number; pendingVersion: number; data: Partial<Data> }): Promise<unknown>;
    discard(input: { id: number; pendingVersion: number }): Promise<unknown>;
  };
};

const titles = { titleEn: "An example", titleVi: "Một ví dụ" };
const names = { nameEn: "An example", nameVi: "Một ví dụ" };

const tested: readonly PublishedPath[] = [
  whatIsPublished("/admin/about-us", { ...emptyAboutUs, ...names }, ({ website }) => website.aboutUs),
  whatIsPublished("/admin/career", { ...emptyPost, ...titles }, ({ career }) => career.post),
  whatIsPublished("/admin/news", { ...emptyArticle, ...titles }, ({ news }) => news.article),
  whatIsPublished("/admin/page", { ...emptyPage, ...titles }, ({ website }) => website.page),
  whatIsPublished("/admin/service", { ...emptyService, ...names }, ({ website }) => website.service),
];

// The fixed pages are neither added nor deleted: their own test is features/website/home/router.test.ts.
const kinds = publicPaths.filter((path) => isPublishedPath(path) && !isFixedPath(path));
test("covers every published kind", () => expect([...tested].sort()).toEqual(kinds.sort()));

/** Tests what the trait derives for an entity: its texts, its images, and what its slug is made from. @returns the path */
function whatIsPublished<Data extends object, Saved extends { id: number; version: number }>(
  path: PublishedPath,
  sample: Data,
  of: (caller: Caller) => PublishedCaller<NoInfer<Data>, Saved>,
): PublishedPath {
  describe(`what is published on ${path}`, () => {
    const { rich, partsText }: PublicRecord = publicRecords[path];
    const ownTexts = rich.filter((text) => text !== partsText);
    /** A service has texts of its own, and parts below them. */
    const hasPartsOnly = ownTexts.length === 0;
    const textFields = (hasPartsOnly ? rich : ownTexts).flatMap((field) => [`${field}En`, `${field}Vi`]);

    const hasSlug = "base" in publicRecords[path];
    const part = { ...newPart("text"), id: "text-a" };
    /** Texts as a save sets them: those of a page are in a part. */
    const textsOf = (texts: Record<string, unknown>) => (hasPartsOnly ? { parts: [{ ...part, ...texts }] } : texts);
    const textIn = (row: object, field: string): unknown =>
      Reflect.get(hasPartsOnly ? Object(Reflect.get(row, "parts"))[0] : row, field);
    const prepared = async () => {
      const caller = await callerAs("ADMIN");
      const usesOf = async (id: number) => (await caller.system.media.usedBy({ ids: [id] })).map((use) => use.path);
      return { entity: of(caller), usesOf };
    };
    const withImage = async (key: string) => {
      const { id } = await buildMedia(key.padEnd(22, "x").slice(0, 22));
      const src = `/api/files/${key.padEnd(22, "x").slice(0, 22)}/640.webp`;
      return { id, html: `<p onclick="a()">Hi<script>a()</script></p><img src="${src}" data-media-id="${id}">` };
    };

    test("has each of its texts cleaned, and the images in it kept from being deleted as long as they are there", async () => {
      const { entity, usesOf } = await prepared();
      let row = await entity.create({ data: sample });
      for (const field of textFields) {
        const { id, html } = await withImage(field);
        row = await entity.update({ id: row.id, version: row.version, data: { ...{}, ...textsOf({ [field]: html }) } });
        expect(textIn(row, field)).toMatch(/^<p>Hi<\/p><img /);
        expect([field, await usesOf(id)]).toEqual([field, [path]]);
        row = await entity.update({ id: row.id, version: row.version, data: { ...{}, ...textsOf({ [field]: "<p>Gone</p>" }) } });
        expect([field, await usesOf(id)]).toEqual([field, []]);
      }
    });

    test("is not published with others as long as it lacks what visitors read", async () => {
      const { entity } = await prepared();
      const row = await entity.create({ data: sample });
      const { count, unchanged } = await entity.publishMany({ ids: [row.id] });
      expect(count).toBe(0);
      expect(unchanged).toMatchObject([
        {
          id: row.id,
          reason: expect.arrayContaining([expect.objectContaining({ message: hasPartsOnly ? "noParts" : "missingLanguage" })]),
        },
      ]);
      expect(await entity.byId({ id: row.id })).toEqual(row);
      expect(await entity.withdrawMany({ ids: [row.id] })).toEqual({ count: 0, changed: [], unchanged: [] });
    });

    describe("with a text that is still in English", () => {
      const english = "This paragraph is written in English.";
      const { needs, title } = publicRecords[path];
      const compared = hasPartsOnly ? ["content"] : needs.filter((text) => text !== title);
      const copied = (hashes: number[] = []) => {
        const texts = compared.flatMap((text) => [
          [`${text}En`, english],
          [`${text}Vi`, english],
        ]);
        const pictures = "layout" in sample ? { layout: "noImage" } : {};
        const places = "locationEn" in sample ? { locationEn: "Lạc Giang", locationVi: "Lạc Giang" } : {};
        return { ...sample, ...pictures, ...places, ...textsOf(Object.fromEntries(texts)), sameInBoth: hashes };
      };
      const values = (of: Record<string, unknown>) => ({ ...{}, ...of });
      const published = values({ status: "published" });
      const refused = compared.map((text) => ({
        field: hasPartsOnly ? `parts.0.${text}Vi` : `${text}Vi`,
        message: "stillEnglish?count=1&total=1",
      }));
      /** The first text in Vietnamese. */
      const inVietnamese = (text: string) =>
        hasPartsOnly ? textsOf({ contentEn: english, contentVi: text }) : { [`${compared[0]}Vi`]: text };
      const [hash = 0] = untranslatedTexts(copied(), translatedTexts(path), "vi").flatMap(({ blocks }) => blocks);

      test("is refused when it is added, published, scheduled, or published with others", async () => {
        const { entity } = await prepared();
        expect(await refusedFields(entity.create({ data: { ...copied(), ...published } }))).toEqual(
          refused.map((issue) => issue.field),
        );
        const row = await entity.create({ data: copied() });
        const { id, version } = row;
        const scheduled = values({ status: "published", publishAt: new Date(Date.now() + 60_000) });
        for (const data of [published, scheduled]) {
          expect(await refusedFields(entity.update({ id, version, data }))).toEqual(refused.map((issue) => issue.field));
        }
        expect((await entity.publishMany({ ids: [id] })).unchanged).toMatchObject([{ id, reason: refused }]);
        expect(await entity.byId({ id })).toEqual(row);
      });

      test("is published without Vietnamese, or once the equal blocks are confirmed, which the log says", async () => {
        const { entity } = await prepared();
        const { id, version } = await entity.create({ data: copied() });
        const hidden = await entity.update({ id, version, data: values({ ...published, visibleVi: false }) });
        expect(hidden).toMatchObject({ status: "published", sameInBoth: [] });
        const shown = { id, version: hidden.version, data: values({ visibleVi: true }) };
        expect(await refusedFields(entity.update(shown))).toEqual(refused.map((issue) => issue.field));
        await entity.update({ ...shown, data: values({ visibleVi: true, sameInBoth: [hash] }) });
        const entry = await database().activity.findFirstOrThrow({ where: { path, recordId: id }, orderBy: { id: "desc" } });
        expect(entry.changes).toEqual({ visibleVi: [false, true], sameInBoth: [[], [hash]] });
      });

      test("is kept in pending changes, which are published only once it is confirmed", async () => {
        const { entity } = await prepared();
        const [{ field = "" } = {}] = refused;
        const translated = { ...copied(), ...published, ...inVietnamese("Đoạn này viết bằng tiếng Việt."), sameInBoth: [hash] };
        const { id, version } = await entity.create({ data: translated });
        const copy = values({ ...inVietnamese(english), sameInBoth: [] });
        await entity.pending.save({ id, version, pendingVersion: null, data: copy });
        const publish = { id, version, pendingVersion: 1, data: copy };
        expect(await refusedFields(entity.pending.publish(publish))).toEqual([field]);
        await entity.pending.publish({ ...publish, data: values({ ...copy, sameInBoth: [hash] }) });
        expect(await entity.byId({ id })).toMatchObject({ ...inVietnamese(english), sameInBoth: [hash] });
      });

      test("comes back when its deletion or withdrawal is undone, and changes elsewhere are saved, as it was before this was checked", async () => {
        const { entity } = await prepared();
        const { id, version } = await entity.create({ data: { ...copied([hash]), ...published } });
        const { table } = publicRecords[path];
        await database().$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "sameInBoth" = '{}'`;
        const saved = await entity.update({ id, version, data: values({ unpublishAt: new Date(Date.now() + 86_400_000) }) });
        expect(saved).toMatchObject({ status: "published", version: version + 1 });
        await entity.delete({ ids: [id] });
        await entity.restore({ ids: [id] });
        expect(await entity.byId({ id })).toMatchObject({ status: "published", sameInBoth: [] });
        const { changed } = await entity.withdrawMany({ ids: [id] });
        expect((await entity.publishMany({ ids: [id] })).unchanged).toMatchObject([{ id, reason: refused }]);
        expect(await entity.revertPublishing({ records: changed })).toMatchObject({ count: 1, unchanged: [] });
        expect(await entity.byId({ id })).toMatchObject({ status: "published", sameInBoth: [] });
      });
    });

    test("comes back with its old addresses and pending changes when its deletion is undone", async () => {
      const { entity } = await prepared();
      const row = await entity.create({ data: sample });
      if (hasSlug) {
        await database().slugRedirect.create({ data: { path, slug: "before", recordId: row.id } });
      }
      const [field = ""] = textFields;
      const { id: imageId, html } = await withImage("undo");
      await entity.pending.save({
        id: row.id,
        version: row.version,
        pendingVersion: null,
        data: { ...{}, ...textsOf({ [field]: html }) },
      });
      const where = { path, recordId: row.id };
      const read = () =>
        Promise.all([
          database().slugRedirect.findMany({ where, select: { slug: true } }),
          database().pendingChange.findMany({
            where,
            select: { data: true, authorIds: true, baseVersion: true, media: { select: { id: true } } },
          }),
        ]);
      const before = await read();
      expect(before[1]).toMatchObject([{ media: [{ id: imageId }] }]);
      await entity.delete({ ids: [row.id] });
      expect(await read()).toEqual([[], []]);
      await entity.restore({ ids: [row.id] });
      expect(await read()).toEqual(before);
    });

    test("has the images of its pending changes kept from being deleted", async () => {
      const { entity, usesOf } = await prepared();
      const { id, version } = await entity.create({ data: sample });
      const pending = { id, version, pendingVersion: null };
      const imageFields = await referencesToFiles(publicRecords[path].table);
      for (const field of [...textFields, ...imageFields]) {
        const image = await withImage(field);
        const changed = textFields.includes(field) ? textsOf({ [field]: image.html }) : { [field]: image.id };
        await entity.pending.save({ ...pending, data: { ...{}, ...changed } });
        expect([field, await usesOf(image.id)]).toEqual([field, [path]]);
        await entity.pending.discard({ id, pendingVersion: 1 });
        expect([field, await usesOf(image.id)]).toEqual([field, []]);
      }
    });

    test.runIf("slug" in sample)("gets its slug from its English title, and leaves a redirect until it is deleted", async () => {
      const { entity } = await prepared();
      const row = await entity.create({ data: sample });
      expect(Reflect.get(row, "slug")).toBe("an-example");
      const moved: Record<string, string> = { slug: "another" };
      const { table } = publicRecords[path];
      await database().$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "publishAt" = now() - interval '1 day'`;
      await entity.update({ id: row.id, version: row.version, data: { ...{}, ...moved } });
      const redirects = () => database().slugRedirect.findMany({ select: { path: true, slug: true, recordId: true } });
      expect(await redirects()).toEqual([{ path, slug: "an-example", recordId: row.id }]);
      await entity.delete({ ids: [row.id] });
      expect(await redirects()).toEqual([]);
    });
  });
  return path;
}

/** Reads the columns of a table that refer to a file. */
async function referencesToFiles(table: string): Promise<string[]> {
  const columns = await database().$queryRaw<{ name: string }[]>`
    SELECT a."attname" AS "name" FROM pg_constraint c JOIN pg_attribute a ON a."attrelid" = c."conrelid" AND a."attnum" = ANY (c."conkey")
    WHERE c."contype" = 'f' AND c."confrelid" = '"Media"'::regclass AND c."conrelid" = ${`"${table}"`}::regclass`;
  return columns.map(({ name }) => name);
}
