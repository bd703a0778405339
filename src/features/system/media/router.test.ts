import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { type Action, actions } from "~/features/registry";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { documentUrl } from "~/lib/media";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia, buildUser, grant } from "~/server/db/test-records";
import { saveMedia } from "~/server/files/media";
import type { MediaRow } from "~/server/files/media-select";
import { deleteRemovedFiles, RESTORABLE_MS } from "~/server/files/removed-files";
import { serveFile } from "~/server/files/serve";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();
const storedFiles = withTestStore();

let media: Awaited<ReturnType<typeof callerAs>>["system"]["media"];
beforeEach(async () => {
  media = (await callerAs("ADMIN")).system.media;
});

test("lists the newest image first", async () => {
  const [first, second] = [await image(1), await image(2)];
  const { rows, total } = await media.list({});
  expect([rows.map((row) => row.id), total]).toEqual([[second.id, first.id], 2]);
});

test("searches filenames and descriptions, without accents", async () => {
  const { id, version } = await image(1, "văn-phòng.png");
  await media.update({ id, version, data: { altEn: "Our reception", altVi: "Quầy lễ tân" } });
  for (const search of ["van-phong", "reception", "le tan"]) expect((await media.list({ search })).total).toBe(1);
  expect((await media.list({ search: "kitchen" })).total).toBe(0);
});

test("filters images by the language of a missing description", async () => {
  const { id, version } = await image(1);
  await media.update({ id, version, data: { altEn: "A cat" } });
  expect((await media.list({ filter: { missing: "en" } })).total).toBe(0);
  expect((await media.list({ filter: { missing: "vi" } })).total).toBe(1);
});

describe("descriptions and focal point", () => {
  test("are saved field by field and appear at once for visitors", async () => {
    const { id, version, ...rest } = await image(1);
    const before = generation().value;
    await media.update({ id, version, data: { altEn: " A cat " } });
    const saved = await media.update({ id, version, data: { focalX: 0, focalY: 1 } });
    expect(saved).toEqual({ ...rest, id, version: version + 2, altEn: "A cat", focalX: 0, focalY: 1 });
    expect(generation().value).toBeGreaterThan(before);
  });

  test("are validated", async () => {
    const { id, version } = await image(1);
    for (const [field, value] of [
      ["focalX", -0.01],
      ["focalY", 1.01],
      ["focalX", Number.NaN],
      ["altEn", "x".repeat(301)],
    ] as const) {
      expect(await refusedFields(media.update({ id, version, data: { [field]: value } }))).toEqual([field]);
    }
  });

  test("don't change the image itself", async () => {
    const { id, version, key } = await image(1);
    const data = Object.assign({ altEn: "A cat" }, { key: "other", width: 9 });
    expect(await refusedFields(media.update({ id, version, data }))).toEqual(["key", "width"]);
    expect(await media.byId({ id })).toMatchObject({ key, width: 10, version });
  });
});

test("separates documents from images", async () => {
  const [picture, document] = [await image(1), await saveMedia(database(), buildPdf(), "report.pdf")];
  expect((await media.list({ filter: { kind: "image" } })).rows.map(({ id }) => id)).toEqual([picture.id]);
  expect((await media.list({ filter: { kind: "document" } })).rows.map(({ id }) => id)).toEqual([document.id]);
  // Only images need an alternative text.
  expect((await media.list({ filter: { missing: "en" } })).total).toBe(1);
});

describe("the records that use a file", () => {
  test("are listed once each", async () => {
    const { id } = await image(1);
    const { id: article1 } = await database().newsArticle.create({
      data: {
        ...{ slug: "a", titleVi: "Nhà máy mới", creatorName: "a", creatorEmail: "a@example.com" },
        ...{ thumbnailId: id, shareImageId: id, illustrations: { connect: { id } } },
      },
    });
    const { id: partner1 } = await partner({ logoId: id });
    expect(await media.users({ id, locale: "en" })).toEqual([
      { path: "/admin/news", id: article1, name: "Nhà máy mới" },
      { path: "/admin/partner", id: partner1, name: "Partner" },
    ]);
  });

  test("are limited to pages that the person may view", async () => {
    const { id } = await image(1);
    await article({ thumbnailId: id });
    await grant("USER", "/admin/media", { view: true });
    const { system } = await callerAs("USER");
    expect(await system.media.users({ id, locale: "en" })).toEqual([]);
    expect(await system.media.usedBy({ ids: [id] })).toHaveLength(1);
  });

  test("are refused for an unknown file", async () => {
    expect((await refusalOf(media.users({ id: 99, locale: "en" }))).appCode).toBe("ERROR_MEDIA_NOT_FOUND");
  });
});

describe("a document in use", () => {
  test("counts as used when a text links to it, and can't be deleted", async () => {
    const document = await saveMedia(database(), buildPdf(), "report.pdf");
    const contentEn = `<p><a href="${documentUrl(document)}">Report</a></p>`;
    const { news } = await callerAs("ADMIN");
    await news.article.create({ data: { ...emptyArticle, titleEn: "A story", contentEn } });
    expect(await media.usedBy({ ids: [document.id] })).toEqual([{ id: document.id, path: "/admin/news", count: 1 }]);
    expect((await refusalOf(media.delete({ ids: [document.id] }))).appCode).toBe("ERROR_IN_USE");
  });

  test("counts as used when a button of a page leads to it", async () => {
    const document = await saveMedia(database(), buildPdf(), "report.pdf");
    const { website } = await callerAs("ADMIN");
    const button = { id: "b1", labelEn: "Report", labelVi: null, href: documentUrl(document) };
    await website.page.create({ data: { ...emptyPage, titleEn: "Reports", parts: [{ ...newPart("hero"), buttons: [button] }] } });
    expect(await media.usedBy({ ids: [document.id] })).toEqual([{ id: document.id, path: "/admin/page", count: 1 }]);
  });
});

describe("an image in use", () => {
  const uses: [name: string, path: string, use: (image: MediaRow) => Promise<unknown>][] = [
    ["a partner's logo", "/admin/partner", ({ id }) => partner({ logoId: id })],
    ["a partner's dark logo", "/admin/partner", async ({ id }) => partner({ logoId: (await image(99)).id, darkLogoId: id })],
    ["an article's thumbnail", "/admin/news", ({ id }) => article({ thumbnailId: id })],
    ["an article's share image", "/admin/news", ({ id }) => article({ shareImageId: id })],
    ["inside an article's text", "/admin/news", ({ id }) => article({ illustrations: { connect: { id } } })],
    [
      "the site's share image",
      "/admin/setting",
      ({ id }) => database().setting.create({ data: { siteNameEn: "a", siteNameVi: "a", shareImageId: id } }),
    ],
  ];

  test.each(uses)("counts as used by %s and can't be deleted", async (_, path, use) => {
    const used = await image(1);
    const free = await image(2);
    await use(used);
    expect(await media.usedBy({ ids: [used.id, free.id] })).toEqual([{ id: used.id, path, count: 1 }]);
    expect((await media.list({ filter: { unused: true } })).rows.map((row) => row.id)).toEqual([free.id]);
    const refusal = await refusalOf(media.delete({ ids: [used.id] }));
    expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id: used.id, path, count: 1 }]]);
    expect(storedFiles()).toContain(`media/${used.key}/10.webp`);
  });

  test("is found in a text by the address of its files; an unknown one stops no save", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const shown = await image(1);
    const img = (key: string, id: number) => `<img src="/api/files/${key}/10.webp" data-media-id="${id}">`;
    const contentEn = `<p>a</p>${img(shown.key, 999)}${img("abcdefghijklmnopqrstuv", 998)}`;
    const { id, version } = await article.create({ data: { ...emptyArticle, titleEn: "A story", contentEn } });
    expect(await media.usedBy({ ids: [shown.id] })).toEqual([{ id: shown.id, path: "/admin/news", count: 1 }]);
    await article.update({ id, version, data: { contentEn: "<p>a</p>" } });
    expect(await media.usedBy({ ids: [shown.id] })).toEqual([]);
  });

  test("stays when unused ones are deleted", async () => {
    const [used, free] = [await image(1), await image(2)];
    await article({ thumbnailId: used.id });
    expect(await media.delete({ ids: [used.id, free.id] })).toEqual({
      count: 1,
      unchanged: [{ id: used.id, label: used.filename }],
    });
    await deleteRemovedFiles(database(), afterTheTrash());
    expect(storedFiles()).toEqual([`media/${used.key}/10.webp`]);
  });

  test("counts once per use", async () => {
    const { id } = await image(1);
    await article({ thumbnailId: id, shareImageId: id });
    await partner({ logoId: id });
    expect(await media.usedBy({ ids: [id] })).toEqual([
      { id, path: "/admin/news", count: 2 },
      { id, path: "/admin/partner", count: 1 },
    ]);
  });
});

test("deletes an image, so that nobody can open its files, and logs it", async () => {
  const { id, filename, key, widths } = await image(1);
  const address = `/api/files/${key}/${widths[0]}.webp`;
  expect((await serveFile(address, {}))?.status).toBe(200);
  expect(await media.delete({ ids: [id] })).toEqual({ count: 1, unchanged: [] });
  expect(await serveFile(address, {})).toBeNull();
  expect((await refusalOf(media.byId({ id }))).appCode).toBe("ERROR_MEDIA_NOT_FOUND");
  expect(await database().activity.count({ where: { path: "/admin/media", action: "delete", recordName: filename } })).toBe(1);
});

test("a deleted file comes back with its row and address, until its files are gone", async () => {
  const before = await image(1);
  const { id, key, widths } = before;
  const { trash } = (await callerAs("ADMIN")).system;
  await media.delete({ ids: [id] });
  expect(await media.restore({ ids: [id] })).toEqual({ count: 1, unchanged: [] });
  expect(await media.byId({ id })).toEqual({ ...before, version: before.version + 1 });
  expect((await serveFile(`/api/files/${key}/${widths[0]}.webp`, {}))?.status).toBe(200);

  await media.delete({ ids: [id] });
  const listed = () => trash.list({ path: "/admin/media", page: 1, pageSize: 20 });
  expect(await listed()).toMatchObject([{ id, name: before.filename }]);
  await deleteRemovedFiles(database(), new Date());
  expect(storedFiles()).toEqual([`media/${key}/10.webp`]);
  await deleteRemovedFiles(database(), afterTheTrash());
  expect(storedFiles()).toEqual([]);
  expect((await refusalOf(trash.restore({ path: "/admin/media", ids: [id] }))).appCode).toBe("ERROR_MEDIA_NOT_FOUND");
  const createdAt = new Date(Date.now() - RESTORABLE_MS - 60_000);
  await database().activity.updateMany({ where: { path: "/admin/media", recordId: id }, data: { createdAt } });
  expect(await listed()).toEqual([]);
});

test("a deleted file does not come back beside the same file that was uploaded since", async () => {
  const { id } = await image(1);
  await media.delete({ ids: [id] });
  await image(1);
  expect((await refusalOf(media.restore({ ids: [id] }))).appCode).toBe("ERROR_MEDIA_FILE_EXIST");
});

test("requires a session and the flag of each action", async () => {
  const { id, version } = await image(1);
  type Media = typeof media;
  const calls: Record<Exclude<Action, "add">, (as: Media) => Promise<unknown>> = {
    view: (as) => as.list({}),
    edit: (as) => as.update({ id, version, data: { altEn: "A cat" } }),
    delete: (as) => as.delete({ ids: [id] }),
  };
  const visitor = (await callerAs(null)).system.media;
  const user = await buildUser("USER");
  const all = { view: true, add: true, edit: true, delete: true };
  for (const action of actions) {
    if (action === "add") continue;
    expect((await refusalOf(calls[action](visitor))).appCode).toBe("ERROR_UNAUTHORIZED");
    await grant("USER", "/admin/media", { ...all, [action]: false });
    expect((await refusalOf(calls[action]((await callerOf(user)).system.media))).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/media", all);
    await calls[action]((await callerOf(user)).system.media);
  }
});

function afterTheTrash(): Date {
  return new Date(Date.now() + RESTORABLE_MS + 60_000);
}

/** Makes an image with different bytes for each number. */
async function image(number: number, filename = `image-${number}.png`): Promise<MediaRow> {
  const background = { r: number, g: 0, b: 0 };
  const bytes = await sharp({ create: { width: 10, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
  return saveMedia(database(), bytes, filename);
}

function partner(images: { logoId: number; darkLogoId?: number }) {
  return database().partner.create({ data: { nameEn: "Partner", nameVi: "Đối tác", ...images } });
}

function article(images: { thumbnailId?: number; shareImageId?: number; illustrations?: { connect: { id: number } } }) {
  return database().newsArticle.create({ data: { slug: "a", creatorName: "a", creatorEmail: "a@example.com", ...images } });
}

test("lists photos, logos and documents apart, and finds files by their ids", async () => {
  const photo = await buildMedia();
  const logo = await buildMedia();
  const pdf = await buildMedia(undefined, "document");
  await database().partner.create({ data: { nameEn: "A", nameVi: "A", logoId: logo.id } });
  const { list } = (await callerAs("ADMIN")).system.media;
  const idsOf = async (filter: Parameters<typeof list>[0]["filter"]) => (await list({ filter })).rows.map(({ id }) => id);
  expect(await idsOf({ kind: "photo" })).toEqual([photo.id]);
  expect(await idsOf({ kind: "logo" })).toEqual([logo.id]);
  expect(await idsOf({ kind: "document" })).toEqual([pdf.id]);
  const { byIds } = (await callerAs("ADMIN")).system.media;
  expect((await byIds({ ids: [pdf.id, 999] })).map(({ id }) => id)).toEqual([pdf.id]);
  const asUser = (await callerAs("USER")).system.media;
  expect((await refusalOf(asUser.byIds({ ids: [pdf.id] }))).appCode).toBe("ERROR_FORBIDDEN");
});
