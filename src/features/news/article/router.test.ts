import { describe, expect, test } from "vitest";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { codeKey } from "~/lib/codes";
import { crudContract } from "~/server/crud/contract/crud";
import { pendingContract } from "~/server/crud/contract/pending";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { buildMedia, buildUser, grant } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

const launch = {
  ...emptyArticle,
  titleEn: "We open an office in Da Nang",
  titleVi: "Khai trương văn phòng Đà Nẵng",
  summaryEn: "A third home.",
  summaryVi: "Ngôi nhà thứ ba.",
  contentEn: "<p>It opens in May.</p>",
  contentVi: "<p>Mở cửa vào tháng Năm.</p>",
};
const award = { ...launch, titleEn: "An award", titleVi: "Một giải thưởng", slug: "an-award" };

crudContract("/admin/news", articleSchema, (caller) => caller.news.article, {
  samples: () => [launch, award],
  changes: {
    first: { titleEn: "A new office" },
    second: { summaryVi: "Văn phòng mới." },
    otherFirst: { titleEn: "Another office" },
  },
  refused: [
    { data: { titleEn: "x" }, field: "titleEn" },
    { data: { titleEn: "x".repeat(256) }, field: "titleEn" },
    { data: { titleEn: null, titleVi: null }, field: "titleEn" },
    { data: { summaryVi: "x".repeat(301) }, field: "summaryVi" },
    { data: { slug: "Đà Nẵng" }, field: "slug" },
    { data: { metaTitleEn: "x".repeat(71) }, field: "metaTitleEn" },
    { data: { status: "published", contentVi: "" }, field: "contentVi" },
    { data: { publishAt: new Date("2026-05-02T00:00Z"), unpublishAt: new Date("2026-05-01T00:00Z") }, field: "unpublishAt" },
  ],
  unique: ["titleVi", "slug"],
  references: { categoryId: "CATEGORIES", thumbnailId: "MEDIA", shareImageId: "MEDIA" },
  search: "da nang",
  isPublic: true,
});

describe("an article with pending changes", { tags: "postgres" }, () => {
  pendingContract("/admin/news", (caller) => caller.news.article, {
    samples: [{ ...launch, status: "published" }, award],
    changes: {
      first: { titleEn: "A new office" },
      second: { summaryVi: "Văn phòng mới." },
      otherFirst: { titleEn: "Another office" },
    },
    refused: { data: { contentVi: "" }, field: "contentVi" },
  });
});

describe("article", () => {
  test("is counted in the list's total until it is deleted", { tags: "postgres" }, async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const totals = async () => [(await article.list({})).total, (await article.list({ filter: { status: "draft" } })).total];
    const { id } = await article.create({ data: launch });
    await article.create({ data: award });
    expect(codeKey((await refusalOf(article.create({ data: award }))).appCode)).toBe("exists");
    expect(await totals()).toEqual([2, 2]);
    await article.delete({ ids: [id] });
    expect(await totals()).toEqual([1, 1]);
  });

  test("keeps its author's name and address after the account is deleted", async () => {
    const writer = await buildUser("ADMIN", { name: "Lan Nguyễn", email: "lan@example.com" });
    const { id } = await (await callerOf(writer)).news.article.create({ data: launch });
    await database().user.delete({ where: { id: writer.id } });
    const { article } = (await callerAs("ADMIN")).news;
    expect(await article.byId({ id })).toMatchObject({ creatorName: "Lan Nguyễn", creatorEmail: "lan@example.com" });
  });

  test("is stored without scripts and event handlers", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const evil =
      '<p onclick="a()">Hello<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:a()">there</a></p>';
    const created = await article.create({ data: { ...launch, contentEn: evil } });
    expect(created.contentEn).toBe("<p>Hellothere</p>");
    const updated = await article.update({ id: created.id, version: created.version, data: { contentVi: evil } });
    expect(updated.contentVi).toBe("<p>Hellothere</p>");
  });

  test("may exist and be published in only one language", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const english = { ...launch, titleVi: null, summaryVi: null, contentVi: null, status: "published" as const };
    expect(await refusedFields(article.create({ data: english }))).toEqual(["titleVi", "summaryVi", "contentVi"]);
    const created = await article.create({ data: { ...english, visibleVi: false } });
    // Switching the other language on later requires its texts too.
    const switched = article.update({ id: created.id, version: created.version, data: { visibleVi: true } });
    expect(await refusedFields(switched)).toEqual(["titleVi", "summaryVi", "contentVi"]);
    expect((await article.list({ filter: { missing: "vi" } })).total).toBe(1);
    expect((await article.list({ filter: { missing: "en" } })).total).toBe(0);
  });

  test("appears at once when published without a time", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const before = Date.now();
    const { publishAt } = await article.create({ data: { ...launch, status: "published" } });
    expect(publishAt?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(publishAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("is published with others, each as its own form would: what lacks a text or has unseen changes stays and says why", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const tomorrow = new Date(Date.now() + 86_400_000);
    const whole = await article.create({ data: launch });
    const planned = await article.create({
      data: { ...award, titleEn: "Planned", titleVi: "Hẹn giờ", slug: "planned", status: "published", publishAt: tomorrow },
    });
    const lacking = await article.create({ data: { ...award, contentVi: null } });
    const changed = await article.create({
      data: { ...award, titleEn: "Live", titleVi: "Đang có", slug: "live", status: "published" },
    });
    await article.pending.save({ id: changed.id, version: 1, pendingVersion: null, data: { summaryEn: "Not yet." } });
    const { value } = generation();
    const ids = [whole.id, planned.id, lacking.id, changed.id];
    const report = await article.publishMany({ ids });
    expect(report).toEqual({
      count: 2,
      changed: [whole, planned].map(({ id }) => ({ id, version: 2 })),
      unchanged: [
        { id: lacking.id, label: "An award", reason: [{ field: "contentVi", message: "missingLanguage" }] },
        { id: changed.id, label: "Live", reason: "pendingChanges" },
      ],
    });
    expect((await article.byId({ id: planned.id })).publishAt?.getTime()).toBeLessThan(tomorrow.getTime());
    const rows = await Promise.all(ids.map((id) => article.byId({ id })));
    expect(rows.map(({ status, version }) => [status, version])).toEqual([
      ["published", 2],
      ["published", 2],
      ["draft", 1],
      ["published", 1],
    ]);
    expect((await article.byId({ id: changed.id })).summaryEn).toBe(award.summaryEn);
    expect(generation().value).toBeGreaterThan(value);
    const log = await database().activity.findMany({
      where: { path: "/admin/news", recordId: whole.id },
      orderBy: { id: "asc" },
    });
    expect(log.map(({ action, version }) => [action, version])).toEqual([
      ["create", 1],
      ["update", 2],
    ]);
    expect(await article.publishMany({ ids: [whole.id] })).toEqual({ count: 0, changed: [], unchanged: [] });
  });

  test("is withdrawn with others, and keeps its pending changes", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const live = await article.create({ data: { ...launch, status: "published" } });
    const draft = await article.create({ data: award });
    await article.pending.save({ id: live.id, version: 1, pendingVersion: null, data: { summaryEn: "Not yet." } });
    const report = { count: 1, changed: [{ id: live.id, version: 2 }], unchanged: [] };
    expect(await article.withdrawMany({ ids: [live.id, draft.id] })).toEqual(report);
    expect(await article.byId({ id: live.id })).toMatchObject({ status: "draft", version: 2, summaryEn: launch.summaryEn });
    expect((await article.byId({ id: draft.id })).version).toBe(1);
    expect((await article.pending.byId({ id: live.id })).changes?.values).toEqual({ summaryEn: "Not yet." });
  });

  test("is as before when publishing or withdrawing several is taken back, unless it was saved since", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const tomorrow = new Date(Date.now() + 86_400_000);
    const draft = await article.create({ data: launch });
    const planned = await article.create({
      data: { ...award, titleEn: "Planned", titleVi: "Hẹn giờ", slug: "planned", status: "published", publishAt: tomorrow },
    });
    const ended = await article.create({
      data: {
        ...award,
        titleEn: "Ended",
        titleVi: "Đã hết",
        slug: "ended",
        status: "published",
        publishAt: new Date("2026-05-01T00:00Z"),
        unpublishAt: new Date("2026-05-02T00:00Z"),
      },
    });
    const { changed } = await article.publishMany({ ids: [draft.id, planned.id, ended.id] });
    expect(await article.revertPublishing({ records: changed })).toMatchObject({ count: 3, unchanged: [] });
    expect(await article.byId({ id: ended.id })).toMatchObject({ unpublishAt: ended.unpublishAt, version: 3 });
    expect(await article.byId({ id: draft.id })).toMatchObject({ status: "draft", publishAt: null, version: 3 });
    expect(await article.byId({ id: planned.id })).toMatchObject({ status: "published", publishAt: tomorrow, version: 3 });

    const { changed: records } = await article.withdrawMany({ ids: [planned.id] });
    await article.update({ id: planned.id, version: 4, data: { titleEn: "Saved since" } });
    expect(await article.revertPublishing({ records })).toEqual({
      count: 0,
      changed: [],
      unchanged: [{ id: planned.id, label: "Saved since" }],
    });
    expect(await article.byId({ id: planned.id })).toMatchObject({ status: "draft", version: 5 });
  });

  test("stays a draft when somebody else withdrew it before, and is reported when it was deleted since", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const published = (slug: string) =>
      article.create({ data: { ...award, titleEn: slug, titleVi: slug, slug, status: "published" } });
    const [theirs, mine, deleted] = [await published("theirs"), await published("mine"), await published("deleted")];
    await article.withdrawMany({ ids: [theirs.id] });
    const { changed } = await article.withdrawMany({ ids: [theirs.id, mine.id, deleted.id] });
    expect(changed.map(({ id }) => id)).toEqual([mine.id, deleted.id]);
    await article.delete({ ids: [deleted.id] });
    expect(await article.revertPublishing({ records: changed })).toEqual({
      count: 1,
      changed: [{ id: mine.id, version: 3 }],
      unchanged: [{ id: deleted.id, label: "deleted" }],
    });
    expect(await article.byId({ id: mine.id })).toMatchObject({ status: "published", publishAt: mine.publishAt });
    expect(await article.byId({ id: theirs.id })).toMatchObject({ status: "draft", version: 2 });
  });

  test("is not published by taking back a save that changed more than its publishing", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const { id, version } = await article.create({ data: { ...launch, status: "published" } });
    await article.update({ id, version, data: { status: "draft", contentVi: launch.contentEn } });
    const report = await article.revertPublishing({ records: [{ id, version: version + 1 }] });
    expect(report).toMatchObject({ count: 0, unchanged: [{ id }] });
    expect(await article.byId({ id })).toMatchObject({ status: "draft", version: version + 1 });
  });

  test("is published, withdrawn and taken back only with the right to edit", async () => {
    const { id, version } = await (await callerAs("ADMIN")).news.article.create({ data: launch });
    await grant("MANAGER", "/admin/news", { view: true, add: true, delete: true });
    const { article } = (await callerAs("MANAGER")).news;
    for (const call of [
      () => article.publishMany({ ids: [id] }),
      () => article.withdrawMany({ ids: [id] }),
      () => article.revertPublishing({ records: [{ id, version }] }),
    ]) {
      expect((await refusalOf(call())).appCode).toBe("ERROR_FORBIDDEN");
    }
  });

  test("gets a category together with others, which must exist; nothing changes otherwise", async () => {
    const { article, category } = (await callerAs("ADMIN")).news;
    const { id: categoryId } = await category.create({ data: { nameEn: "Awards", nameVi: "Giải thưởng", slug: "awards" } });
    const one = await article.create({ data: { ...launch, categoryId } });
    const two = await article.create({ data: award });
    const ids = [one.id, two.id];
    expect(await article.setCategory({ ids, data: { categoryId } })).toEqual({ count: 1, unchanged: [] });
    expect(await article.byId({ id: two.id })).toMatchObject({ categoryId, version: 2 });
    const missing = await refusalOf(article.setCategory({ ids, data: { categoryId: categoryId + 1 } }));
    expect(missing.appCode).toBe("ERROR_CATEGORIES_NOT_FOUND");
    expect((await refusalOf(article.setCategory({ ids: [one.id, two.id + 1], data: { categoryId: null } }))).appCode).toBe(
      "ERROR_NEWS_NOT_FOUND",
    );
    expect((await article.byId({ id: one.id })).categoryId).toBe(categoryId);
  });

  test("is published with many others in several transactions, all of them found first", { tags: "postgres" }, async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const { contentEn, contentVi, summaryEn, summaryVi } = launch;
    const texts = { contentEn, contentVi, summaryEn, summaryVi, creatorName: "An", creatorEmail: "an@example.com" };
    const rows = await database().newsArticle.createManyAndReturn({
      data: Array.from({ length: 60 }, (_, at) => ({ ...texts, slug: `a-${at}`, titleEn: `One ${at}`, titleVi: `Bài ${at}` })),
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    expect((await refusalOf(article.publishMany({ ids: [...ids, 999_999] }))).appCode).toBe("ERROR_NEWS_NOT_FOUND");
    expect(await database().newsArticle.count({ where: { status: "published" } })).toBe(0);
    expect(await article.publishMany({ ids })).toMatchObject({ count: 60, unchanged: [] });
    const transactions = await database().$queryRaw<{ xmin: string }[]>`SELECT DISTINCT xmin::text FROM "NewsArticle"`;
    expect(transactions).toHaveLength(3);
    expect(await article.withdrawMany({ ids })).toMatchObject({ count: 60, unchanged: [] });
  });

  test("is not changed with others whose texts together are too long for one action", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const contents = { contentEn: "e".repeat(175_000), contentVi: "ế".repeat(175_000) };
    const { summaryEn, summaryVi } = launch;
    const creator = { creatorName: "An", creatorEmail: "an@example.com" };
    const long = { summaryEn, summaryVi, ...contents, ...creator };
    const rows = await database().newsArticle.createManyAndReturn({
      data: Array.from({ length: 30 }, (_, index) => ({
        ...long,
        slug: `long-${index}`,
        titleEn: `Long ${index}`,
        titleVi: `Dài ${index}`,
      })),
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    for (const call of [
      () => article.publishMany({ ids }),
      () => article.withdrawMany({ ids }),
      () => article.setCategory({ ids, data: { categoryId: null } }),
      () => article.delete({ ids }),
    ]) {
      expect((await refusalOf(call())).appCode).toBe("ERROR_RECORDS_TOO_LONG");
    }
    expect(await database().newsArticle.count({ where: { status: "draft" } })).toBe(30);
    expect((await article.publishMany({ ids: ids.slice(0, 2) })).count).toBe(2);
  });

  test("empties the page cache when it is published or taken off, and not while it is a draft or stays as it is", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    let { id, version } = await article.create({ data: launch });
    const isEmptiedBy = async (data: Parameters<typeof article.update>[0]["data"]) => {
      const before = generation().value;
      ({ id, version } = await article.update({ id, version, data }));
      return generation().value > before;
    };
    expect(await isEmptiedBy({ titleEn: "Not yet" })).toBe(false);
    expect(await isEmptiedBy({ status: "published" })).toBe(true);
    expect(await isEmptiedBy({ status: "draft" })).toBe(true);
    expect(await isEmptiedBy({ titleEn: "No more" })).toBe(false);
    const { value } = generation();
    await article.withdrawMany({ ids: [id] });
    expect(generation().value).toBe(value);
    expect((await article.publishMany({ ids: [id] })).count).toBe(1);
    expect(generation().value).toBe(value + 1);
    expect((await article.publishMany({ ids: [id] })).count).toBe(0);
    expect(generation().value).toBe(value + 1);
    ({ version } = await article.byId({ id }));
    expect(await isEmptiedBy({ status: "published" })).toBe(false);
  });

  const emptyContents = [
    "<script>alert(1)</script>",
    "<p></p>",
    "&nbsp;",
    "<p>&nbsp;<br>&#8203;</p>",
    "<h2> </h2><ul><li></li></ul><hr>",
    "<figure></figure>",
    '<figure><img src="https://example.com/elsewhere.png"><figcaption></figcaption></figure>',
    '<p><a href="https://example.com"></a></p>',
    "<style>p { color: red }</style><!-- a comment -->",
  ];

  test.each(emptyContents)("is not published with only %s as content, in either language", async (content) => {
    const { article } = (await callerAs("ADMIN")).news;
    const publish = { status: "published" as const };
    const create = (data: object) => article.create({ data: { ...launch, ...publish, ...data } });
    expect(await refusedFields(create({ contentEn: content }))).toEqual(["contentEn"]);
    expect(await refusedFields(create({ contentVi: content }))).toEqual(["contentVi"]);
    expect((await article.list({})).total).toBe(0);
    const { id, version } = await create({});
    expect(await refusedFields(article.update({ id, version, data: { contentEn: content } }))).toEqual(["contentEn"]);
    expect(await refusedFields(article.update({ id, version, data: { contentVi: content } }))).toEqual(["contentVi"]);
    expect(await article.byId({ id })).toMatchObject({ version, contentEn: launch.contentEn, contentVi: launch.contentVi });
    // A language in which it is hidden needs no texts.
    const english = await create({ slug: "english", titleVi: null, contentVi: content, visibleVi: false });
    expect(english.contentVi).toBeNull();
  });

  test("is published with only an image as content", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const { id, key } = await buildMedia("abcdefghijklmnopqrstuv");
    const contentEn = `<p><img src="/api/files/${key}/640.webp" data-media-id="${id}"></p>`;
    const { contentEn: stored } = await article.create({ data: { ...launch, status: "published", contentEn } });
    expect(stored).toContain("<img ");
  });

  test("redirects from its old addresses until it is deleted", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const first = await article.create({ data: { ...award, status: "published" } });
    const second = await article.update({ id: first.id, version: first.version, data: { slug: "prize" } });
    await article.update({ id: first.id, version: second.version, data: { slug: "an-award" } });
    const slugs = async () => (await database().slugRedirect.findMany({ select: { slug: true } })).map(({ slug }) => slug);
    expect(await slugs()).toEqual(["prize"]);
    await article.delete({ ids: [first.id] });
    expect(await slugs()).toEqual([]);
  });

  test("is listed without its long texts", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    await article.create({ data: launch });
    const [row] = (await article.list({})).rows;
    expect(Object.keys(row ?? {})).not.toContain("contentEn");
  });

  test("is found and sorted by every filter and sort of its list", { tags: "postgres" }, async () => {
    const { article } = (await callerAs("ADMIN")).news;
    await article.create({ data: launch });
    await article.create({ data: { ...award, featured: true, status: "published" } });
    const titles = async (input: Parameters<typeof article.list>[0]) =>
      (await article.list(input)).rows.map((row) => row.titleEn);
    expect(await titles({ sort: { by: "titleEn", dir: "ASC" } })).toEqual(["An award", "We open an office in Da Nang"]);
    expect(await titles({ sort: { by: "titleEn", dir: "DESC" } })).toEqual(["We open an office in Da Nang", "An award"]);
    expect(await titles({ filter: { status: "draft" } })).toEqual(["We open an office in Da Nang"]);
    expect(await titles({ filter: { featured: true } })).toEqual(["An award"]);
    expect(await titles({ search: "ĐÀ NẴNG" })).toEqual(["We open an office in Da Nang"]);
  });
});

describe("deleted article", () => {
  const long = `<p>${"A long text. ".repeat(200)}</p>`;

  test("is restored with its long texts, also after a bulk deletion or when it came with the seed", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const created = await article.create({ data: launch });
    const changed = await article.update({ id: created.id, version: created.version, data: { contentEn: long } });
    const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };
    const publishAt = new Date("2026-05-01T00:00Z");
    const seeded = await database().newsArticle.create({ data: { slug: "seeded", contentEn: long, publishAt, ...creator } });
    await article.delete({ ids: [changed.id, seeded.id] });
    for (const { id } of [changed, seeded]) {
      const { values, unknown } = await article.history.at({ id });
      expect([values.contentEn, unknown]).toEqual([long, []]);
    }
    // Dates are dates again, not texts.
    expect((await article.history.at({ id: seeded.id })).values.publishAt).toEqual(publishAt);
    const log = await database().activity.findMany({ where: { action: "delete" }, orderBy: { recordId: "asc" } });
    expect(log.map(({ changes }) => JSON.stringify(changes).length > long.length)).toEqual([false, true]);
  });

  test("keeps its author when somebody else restores it", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const writer = await buildUser("ADMIN", { name: "Lan Nguyễn", email: "lan@example.com" });
    const { id } = await (await callerOf(writer)).news.article.create({ data: launch });
    await article.delete({ ids: [id] });
    expect(await article.restore({ ids: [id] })).toEqual({ count: 1, unchanged: [] });
    const author = { creatorId: writer.id, creatorName: "Lan Nguyễn", creatorEmail: "lan@example.com" };
    expect(await database().newsArticle.findUnique({ where: { id } })).toMatchObject(author);
  });

  test("is not restored into a deleted category, and stays deleted", async () => {
    const { article, category } = (await callerAs("ADMIN")).news;
    const { id: categoryId } = await category.create({ data: { nameEn: "Awards", nameVi: "Giải thưởng", slug: "" } });
    const { id } = await article.create({ data: { ...launch, categoryId } });
    await article.delete({ ids: [id] });
    await category.delete({ ids: [categoryId] });
    const refusal = await refusalOf(article.create({ data: { ...launch, categoryId }, restores: id }));
    expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_CATEGORIES_NOT_FOUND", "categoryId"]);
    expect((await article.create({ data: launch, restores: id })).id).toBe(id);
  });

  test("uses its images again after a restore", async () => {
    const { key, id: imageId } = await buildMedia("abcdefghijklmnopqrstuw");
    const { article } = (await callerAs("ADMIN")).news;
    const data = { ...launch, contentEn: `<p><img src="/api/files/${key}/640.webp" data-media-id="${imageId}"></p>` };
    const { id } = await article.create({ data });
    await article.delete({ ids: [id] });
    await article.create({ data, restores: id });
    const media = (await callerAs("ADMIN")).system.media;
    expect((await media.usedBy({ ids: [imageId] })).map(({ count }) => count)).toEqual([1]);
  });
});

describe("an image in one language of an article", () => {
  test("stays protected from deletion when only the other language is rewritten", async () => {
    const { key, id: imageId } = await buildMedia("abcdefghijklmnopqrstuw");
    const { news, system } = await callerAs("ADMIN");
    const contentVi = `<p><img src="/api/files/${key}/640.webp" data-media-id="${imageId}"></p>`;
    const { id, version } = await news.article.create({ data: { ...launch, contentVi } });
    const saved = await news.article.update({ id, version, data: { contentEn: "<p>It opens in June.</p>" } });
    expect((await refusalOf(system.media.delete({ ids: [imageId] }))).appCode).toBe("ERROR_IN_USE");
    await news.article.update({ id, version: saved.version, data: { contentVi: launch.contentVi } });
    expect((await system.media.delete({ ids: [imageId] })).count).toBe(1);
  });
});

describe("pending change of an article", () => {
  test("protects the images that it shows from deletion", async () => {
    const [thumbnail, illustration] = [await buildMedia(), await buildMedia("abcdefghijklmnopqrstux")];
    const { news, system } = await callerAs("ADMIN");
    const { id, version } = await news.article.create({ data: { ...launch, status: "published" } });
    const contentEn = `<p><img src="/api/files/${illustration.key}/640.webp" data-media-id="${illustration.id}"></p>`;
    await news.article.pending.save({ id, version, pendingVersion: null, data: { thumbnailId: thumbnail.id, contentEn } });
    const ids = [thumbnail.id, illustration.id];
    expect(await system.media.usedBy({ ids })).toEqual(ids.map((id) => ({ id, path: "/admin/news", count: 1 })));
    expect((await system.media.list({ filter: { unused: true } })).total).toBe(0);
    expect((await refusalOf(system.media.delete({ ids }))).appCode).toBe("ERROR_IN_USE");
    await news.article.pending.discard({ id, pendingVersion: 1 });
    expect(await system.media.usedBy({ ids })).toEqual([]);
  });

  test("no longer protects an image that it has replaced", async () => {
    const [before, after] = [await buildMedia(), await buildMedia("abcdefghijklmnopqrstux")];
    const { news, system } = await callerAs("ADMIN");
    const { id, version } = await news.article.create({ data: { ...launch, status: "published" } });
    const save = (thumbnailId: number, pendingVersion: number | null) =>
      news.article.pending.save({ id, version, pendingVersion, data: { thumbnailId } });
    await save(before.id, null);
    await save(after.id, 1);
    expect((await system.media.usedBy({ ids: [before.id, after.id] })).map((use) => use.id)).toEqual([after.id]);
  });

  test("is what the list's filter finds, whatever other kinds have", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const { id, version } = await article.create({ data: { ...launch, status: "published" } });
    const other = await article.create({ data: { ...award, status: "published" } });
    await article.pending.save({ id, version, pendingVersion: null, data: { titleEn: "A new office" } });
    const pending = { path: "/admin/career", recordId: other.id, baseVersion: 1, data: {}, authorIds: [] };
    await database().pendingChange.create({ data: pending });
    const found = async (hasChanges: boolean) => (await article.list({ filter: { hasChanges } })).rows.map((row) => row.id);
    expect([await found(true), await found(false)]).toEqual([[id], [other.id]]);
  });

  test("is sanitised like any save", async () => {
    const { article } = (await callerAs("ADMIN")).news;
    const { id, version } = await article.create({ data: { ...launch, status: "published" } });
    const data = { contentEn: "<p>Hello<script>alert(1)</script></p>" };
    expect((await article.pending.save({ id, version, pendingVersion: null, data }))?.values).toEqual({
      contentEn: "<p>Hello</p>",
    });
  });
});
