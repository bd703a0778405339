import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { emptyPosition } from "~/features/career/position/schema";
import { emptyPost } from "~/features/career/post/schema";
import { emptyHistory } from "~/features/company/history/schema";
import { emptyOffice } from "~/features/company/office/schema";
import { emptyArticle } from "~/features/news/article/schema";
import type { AdminPath } from "~/features/registry";
import { emptyAboutUs } from "~/features/website/about-us/schema";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { emptyPartner } from "~/features/website/partner/schema";
import { emptyRedirect } from "~/features/website/redirect/schema";
import { emptyService } from "~/features/website/service/schema";
import { emptyStatistic } from "~/features/website/statistic/schema";
import { roleIds } from "~/lib/accounts";
import { askFresh, type Calls, callsOf, readFresh, signInByRest } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// Pages are cached, and still the next request shows a save. This file has its own site, because saves of other tests would empty the
// cache too.
test.describe.configure({ mode: "default", timeout: 120_000 });

const site = ownSite("fresh");
let origin = "";
let cookie = "";
let calls: Calls;

test.beforeAll(async () => {
  ({ origin } = await site.start());
  cookie = await signInByRest(origin, administrator);
  calls = await callsOf(origin, administrator);
});
test.afterAll(site.remove);

const read = (path: string) => readFresh(origin + path);

const vi = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);

const published = { status: "published", visibleEn: true, visibleVi: true } as const;
const contents = { contentEn: "<p>Yes.</p>", contentVi: "<p>Vâng.</p>" };
const names = (word: string) => ({ nameEn: `${word} en`, nameVi: `${word} vi` });
const titles = (word: string) => ({ titleEn: `${word} en`, titleVi: `${word} vi` });

async function upload(colour: string): Promise<number> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], `${colour}.png`));
  const answer = await fetch(`${origin}/api/files`, { method: "POST", headers: { cookie, origin }, body });
  expect(answer.status).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

/** Writes a record whose texts are `word en` and `word vi`. @returns the bare paths of the pages that must show it */
type Save = (word: string) => Promise<readonly string[]>;

let everything: { article: { id: number; slug: string }; jobSlug: string; imageId: number };

/** A save that visitors see, for each page of the back office; null if visitors never see its records. */
const saves: Record<AdminPath, Save | null> = {
  "/admin/overview": null,
  "/admin/news-category": async (word) => {
    const { rows } = await calls.news.category.list.query({});
    const [{ id, version, slug } = { id: 0, version: 0, slug: "" }] = rows;
    await calls.news.category.update.mutate({ id, version, data: names(word) });
    return ["/news", `/news/category/${slug}`, `/news/${everything.article.slug}`];
  },
  "/admin/news": async (word) => {
    const { id, version } = await calls.news.article.byId.query({ id: everything.article.id });
    await calls.news.article.update.mutate({ id, version, data: titles(word) });
    return ["/", "/news", `/news/${everything.article.slug}`, "/feed.xml"];
  },
  "/admin/service": async (word) => {
    const { slug } = await calls.website.service.create.mutate({
      data: { ...emptyService, ...published, ...contents, ...names(word), descriptionEn: "Yes.", descriptionVi: "Vâng." },
    });
    return ["/", "/services", `/services/${slug}`];
  },
  "/admin/partner": async (word) => {
    await calls.website.partner.create.mutate({ data: { ...emptyPartner, ...names(word), logoId: everything.imageId } });
    return ["/"];
  },
  "/admin/setting": async (word) => {
    const { version } = await calls.website.setting.byId.query({ id: 1 });
    await calls.website.setting.update.mutate({
      id: 1,
      version,
      data: { siteNameEn: `${word} en`, siteNameVi: `${word} vi` },
    });
    return ["/", "/about-us", "/services", "/news", "/career", "/contact", `/news/${everything.article.slug}`];
  },
  "/admin/about-us": async (word) => {
    const texts = { descriptionEn: "<p>Yes.</p>", descriptionVi: "<p>Vâng.</p>" };
    await calls.website.aboutUs.create.mutate({
      data: { ...emptyAboutUs, layout: "noImage", ...published, ...texts, ...names(word) },
    });
    return ["/about-us"];
  },
  "/admin/statistic": async (word) => {
    await calls.website.statistic.create.mutate({ data: { ...emptyStatistic, ...names(word), value: 7 } });
    return ["/"];
  },
  "/admin/contact": null,
  "/admin/home": async (word) => {
    const { rows } = await calls.website.home.list.query({});
    const [{ id, version } = { id: 0, version: 0 }] = rows.filter(({ slug }) => slug === "services");
    await calls.website.home.update.mutate({ id, version, data: titles(word) });
    return ["/services"];
  },
  "/admin/page": async (word) => {
    const { id, slug } = await calls.website.page.create.mutate({
      data: { ...emptyPage, ...published, parts: [{ ...newPart("text"), ...contents }], ...titles(word) },
    });
    await calls.website.page.addToMenu.mutate({ id, menu: "footer" });
    return ["/", "/news", "/contact", `/${slug}`];
  },
  "/admin/media": async (word) => {
    const { id, version } = await calls.system.media.byId.query({ id: everything.imageId });
    await calls.system.media.update.mutate({ id, version, data: { altEn: `${word} en`, altVi: `${word} vi` } });
    return [`/news/${everything.article.slug}`];
  },
  "/admin/redirect": async (word) => {
    await calls.website.redirect.create.mutate({ data: { ...emptyRedirect, fromPath: `/${word}`, target: "/news" } });
    const answer = await fetch(`${origin}/${word}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/news"]);
    return [];
  },
  "/admin/career": async (word) => {
    const { rows } = await calls.career.post.list.query({});
    const [{ id, version } = { id: 0, version: 0 }] = rows;
    await calls.career.post.update.mutate({ id, version, data: titles(word) });
    return ["/career", `/career/${everything.jobSlug}`];
  },
  "/admin/candidate": null,
  "/admin/level": async (word) => {
    const [{ id, version } = { id: 0, version: 0 }] = (await calls.career.level.list.query({})).rows;
    await calls.career.level.update.mutate({ id, version, data: names(word) });
    return [`/career/${everything.jobSlug}`];
  },
  "/admin/position": async (word) => {
    const [{ id, version } = { id: 0, version: 0 }] = (await calls.career.position.list.query({})).rows;
    await calls.career.position.update.mutate({ id, version, data: names(word) });
    return [`/career/${everything.jobSlug}`];
  },
  "/admin/source": null,
  "/admin/company-info": async (word) => {
    const stored = await calls.company.info.byId.query({ id: 1 });
    await calls.company.info.update.mutate({ id: 1, version: stored.version, data: { ...names(word), shortName: "Short" } });
    return ["/"];
  },
  "/admin/office": async (word) => {
    const texts = { addressEn: "1 A Street", addressVi: "1 phố A", cityEn: "Hanoi", cityVi: "Hà Nội" };
    await calls.company.office.create.mutate({ data: { ...emptyOffice, ...texts, ...names(word) } });
    return ["/contact"];
  },
  "/admin/history": async (word) => {
    await calls.company.history.create.mutate({ data: { ...emptyHistory, ...titles(word), year: 2020 } });
    return ["/about-us"];
  },
  "/admin/user": null,
  "/admin/feature": null,
  "/admin/role": null,
  "/admin/activity": null,
  "/admin/outbox": null,
};

test.beforeAll(async () => {
  const imageId = await upload("red");
  const category = await calls.news.category.create.mutate({ data: { ...names("Category"), slug: "" } });
  const article = await calls.news.article.create.mutate({
    data: {
      ...emptyArticle,
      ...published,
      ...contents,
      ...titles("Article"),
      ...{ summaryEn: "Yes.", summaryVi: "Vâng.", categoryId: category.id, thumbnailId: imageId },
    },
  });
  const [level, position] = [
    await calls.career.level.create.mutate({ data: names("Level") }),
    await calls.career.position.create.mutate({ data: { ...emptyPosition, ...names("Position") } }),
  ];
  const texts = { descriptionEn: "<p>Yes.</p>", descriptionVi: "<p>Vâng.</p>", locationEn: "Hanoi", locationVi: "Hà Nội" };
  const more = {
    requirementEn: "<p>Yes.</p>",
    requirementVi: "<p>Vâng.</p>",
    benefitEn: "<p>Yes.</p>",
    benefitVi: "<p>Vâng.</p>",
  };
  const job = await calls.career.post.create.mutate({
    data: {
      ...emptyPost,
      ...published,
      ...texts,
      ...more,
      ...titles("Job"),
      negotiable: true,
      levelId: level.id,
      positionId: position.id,
    },
  });
  everything = { article, jobSlug: job.slug, imageId };
});

for (const [path, save] of Object.entries(saves)) {
  if (!save) continue;
  test(`the next request shows a save of ${path} on every page and in both languages`, async () => {
    const word = `fresh${path.replace(/\W/g, "")}`;
    const pages = await save(`${word}1`);
    // Cache the pages before the second save.
    for (const page of pages) await Promise.all([read(page), read(vi(page))]);
    const changedPages = await save(`${word}2`);
    for (const page of changedPages) {
      expect(await read(page), page).toContain(`${word}2 en`);
      expect(await read(vi(page)), vi(page)).toContain(`${word}2 vi`);
    }
  });
}

test("the next request shows a replaced picture", async () => {
  const page = `/news/${everything.article.slug}`;
  const keyIn = async () => /\/api\/files\/([\w-]{22})\/\d+\.webp/.exec(await read(page))?.[1];
  const before = await keyIn();
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: "blue" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], "blue.png"));
  const { version } = await calls.system.media.byId.query({ id: everything.imageId });
  const url = `${origin}/api/files/${everything.imageId}?version=${version}`;
  expect((await fetch(url, { method: "PUT", headers: { cookie, origin }, body })).status).toBe(200);
  expect(await keyIn()).not.toBe(before);
});

test("the next request redirects a job's old address to its new one, in each language", async () => {
  const [{ id, version, slug: old } = { id: 0, version: 0, slug: "" }] = (await calls.career.post.list.query({})).rows;
  const pages = [`/career/${old}`, `/vi/career/${old}`] as const;
  for (const page of pages) expect((await fetch(origin + page, { redirect: "manual" })).status).toBe(200);
  const { slug } = await calls.career.post.update.mutate({ id, version, data: { slug: "moved-job" } });
  for (const page of pages) {
    const { status, headers } = await askFresh(origin + page, "manual");
    expect([status, headers.get("location")]).toEqual([308, page.replace(old, slug)]);
    expect((await fetch(origin + page)).status).toBe(200);
  }
});

let round = 0;

test("an edit that no visitor sees leaves pages in the cache", async () => {
  await expect(async () => {
    round += 1;
    const word = `hidden${round}`;
    await read("/news");
    const draft = await calls.news.article.create.mutate({ data: { ...emptyArticle, ...titles(word) } });
    await calls.news.article.update.mutate({ id: draft.id, version: draft.version, data: { titleEn: `${word} changed` } });
    await calls.news.article.delete.mutate({ ids: [draft.id] });
    const page = await calls.website.page.create.mutate({ data: { ...emptyPage, ...titles(word) } });
    await calls.website.page.delete.mutate({ ids: [page.id] });
    const { id, version } = await calls.news.article.byId.query({ id: everything.article.id });
    const pending = { id, version, pendingVersion: null, data: { summaryEn: `${word} pending` } };
    await calls.news.article.pending.save.mutate(pending);
    const { changes } = await calls.news.article.pending.byId.query({ id });
    await calls.news.article.pending.discard.mutate({ id, pendingVersion: changes?.version ?? null });
    await calls.career.source.create.mutate({ data: { ...names(word), value: word } });
    const role = await calls.system.role.create.mutate({ data: { name: word, needsTwoStep: false, permissionsFromId: null } });
    await calls.system.role.delete.mutate({ ids: [role.id] });
    await calls.system.user.create.mutate({ data: { name: word, email: `${word}@example.com`, roleId: roleIds.USER } });
    const { headers } = await fetch(`${origin}/news`);
    expect(headers.get("x-atrium-cache")).toBe("hit");
    // New images empty the cache once more when they are made.
  }).toPass({ timeout: 60_000 });
});

test("eight readers never see a page older than the last of a hundred double saves before their request", async () => {
  test.setTimeout(480_000);
  let { version } = await calls.website.setting.byId.query({ id: 1 });
  let saved = 0;
  let isOver = false;
  let answers = 0;
  const stale: string[] = [];
  const reader = async (path: string) => {
    while (!isOver) {
      const least = saved;
      const answer = await fetch(origin + path);
      const shown = Number(/Round (\d+)x/.exec(await answer.text())?.[1] ?? 0);
      if (answer.headers.get("x-atrium-stale") !== null) continue;
      answers += 1;
      if (shown < least) stale.push(`${path} showed ${shown} after ${least}`);
    }
  };
  const pages = ["/", "/vi/news", "/services", "/vi/about-us"];
  const readers = [...pages, ...pages].map(reader);
  for (let number = 1; number <= 200; number++) {
    const name = `Round ${number}x`;
    ({ version } = await calls.website.setting.update.mutate({ id: 1, version, data: { siteNameEn: name, siteNameVi: name } }));
    saved = number;
    // Save in pairs: the second save comes while the pages of the first are being rendered.
    if (number % 2 === 0) await sleep(20);
  }
  isOver = true;
  await Promise.all(readers);
  expect(stale).toEqual([]);
  expect(answers).toBeGreaterThan(100);
  for (const page of pages) expect(await read(page), page).toContain("Round 200x");
});

test("a scheduled article appears and disappears at the first request after its time", async () => {
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const article = await calls.news.article.create.mutate({
    data: {
      ...emptyArticle,
      ...published,
      ...contents,
      ...titles("Scheduled"),
      summaryEn: "Yes.",
      summaryVi: "Vâng.",
      publishAt: later,
    },
  });
  const { id } = article;
  const isShown = async () => [(await read("/news")).includes("Scheduled en"), (await read("/vi/news")).includes("Scheduled vi")];
  expect(await isShown()).toEqual([false, false]);
  const from = new Date(Date.now() + 3_000);
  const { version } = await calls.news.article.update.mutate({ id, version: article.version, data: { publishAt: from } });
  // The pages are in the cache when the time comes.
  await isShown();
  await sleep(from.getTime() - Date.now() + 5);
  expect(await isShown()).toEqual([true, true]);
  const to = new Date(Date.now() + 3_000);
  await calls.news.article.update.mutate({ id, version, data: { unpublishAt: to } });
  await isShown();
  await sleep(to.getTime() - Date.now() + 5);
  expect(await isShown()).toEqual([false, false]);
});
