import { randomBytes } from "node:crypto";
import { emptyCandidate } from "~/features/career/candidate/schema";
import { MAX_LETTER, MAX_LETTERS } from "~/features/career/letter/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { MAX_IMPORT_LINES } from "~/features/website/redirect/schema";
import { expectOk, request, textOf } from "./http";
import { residentMegabytes } from "./processes";
import { callMutation, firstRecord, mutate, queryUrls, resultsOf, type Site, startSite, temporaryFolder } from "./site";
import { limit, type Row } from "./table";

const people = 1000;
/** Each has the longest texts; twice as many take longer, but hold up nobody for longer. */
const articles = 50;
const pauseMs = 2_000;

/** Measures how long the largest calls of staff hold up everyone else, and how much memory each takes. */
export async function measureLargestCalls(say: (text: string) => void): Promise<Row[]> {
  say("refusals: records for the largest calls");
  const site = await startSite({ dataDir: temporaryFolder("largest") });
  try {
    const calls = await largestCalls(site);
    const measured = [];
    for (const [what, call] of Object.entries(calls)) {
      const observed = await observe(site, call);
      say(`refusals: ${what}: ${observed.waitMs.toFixed(0)} ms, ${observed.megabytes.toFixed(0)} MB`);
      measured.push({ what, ...observed });
    }
    const [slowest] = measured.toSorted((a, b) => b.waitMs - a.waitMs);
    const [largest] = measured.toSorted((a, b) => b.megabytes - a.megabytes);
    if (!slowest || !largest) return [];
    return [
      limit(`others wait during the largest calls: ${slowest.what}`, { ours: slowest.waitMs, unit: "ms" }, { atMost: 200 }),
      limit(`memory of the largest calls: ${largest.what}`, { ours: largest.megabytes, unit: "MB" }, { atMost: 100 }),
    ];
  } finally {
    await site.stop();
  }
}

async function largestCalls(site: Site): Promise<Record<string, () => Promise<unknown>>> {
  const ids = await createAll(site, "career.candidate.create", people, (index) => ({
    ...emptyCandidate,
    name: `${"N".repeat(45)}${index}`,
    email: `bench${index}@example.com`,
    introduction: "i".repeat(2000),
    locale: "en",
  }));
  const text = "<p>A text of the greatest length.</p>".repeat(5_400);
  const texts = { titleEn: "Bench", titleVi: "Bench", summaryEn: "About", summaryVi: "About", contentEn: text, contentVi: text };
  const news = await createAll(site, "news.article.create", articles, (index) => ({
    ...emptyArticle,
    ...texts,
    titleEn: `Bench ${index}`,
    titleVi: `Bench ${index}`,
  }));
  const category = await firstRecord(site, "news.category.list");
  const perLetter = MAX_LETTERS / people;
  const letter = (textEn: string) => ({ subjectEn: "About {job}", subjectVi: "", textEn, textVi: "" });
  const long = letter("{name} ".repeat(100).padEnd(MAX_LETTER - 5_000, "x"));
  const many = letter("{name} ".repeat(50).padEnd(perLetter - 2_500, "x"));
  const csv = Array.from({ length: MAX_IMPORT_LINES }, (_, index) => `/from-${index},/news`).join("\n");
  const json = JSON.stringify(randomBytes(740_000).toString("base64"));
  const candidate = (name: string, input: object = {}) => mutate(site, `career.candidate.${name}`, { ids, ...input });
  const article = (name: string, input: object = {}) => mutate(site, `news.article.${name}`, { ids: news, ...input });
  return {
    "20 lists of 1,000 rows": () => list(site, "career.candidate.list"),
    "a page of letters to 1,000 people": () => candidate("previewLetters", { data: long }),
    "letters to 1,000 people": () => candidate("write", { data: many }),
    "moving 1,000 people with letters": () => candidate("moveToStage", { stage: "offer", data: many }),
    "assigning 1,000 people": () => candidate("assign", { data: { assigneeId: 1 } }),
    "1,000 people into the trash": () => candidate("delete"),
    "restoring 1,000 people": () => candidate("restoreFromTrash"),
    "1,000 people into the trash again": () => candidate("delete"),
    "erasing 1,000 people": () => candidate("erase"),
    "a draft of 1 MB": () => mutate(site, "system.ownDraft.keep", { path: "/admin/news", recordId: null, revision: null, json }),
    "saving the longest article": () => mutate(site, "news.article.create", { data: { ...emptyArticle, ...texts } }),
    "publishing 50 longest articles": () => article("publishMany"),
    "the category of 50 longest articles": () => article("setCategory", { data: { categoryId: category.id } }),
    "withdrawing 50 longest articles": () => article("withdrawMany"),
    "deleting 50 longest articles": () => article("delete"),
    "bringing back 50 longest articles": () => mutate(site, "system.trash.restore", { path: "/admin/news", ids: news }),
    "importing 5,000 redirects": () => mutate(site, "website.redirect.import", { csv, isTrial: false }),
  };
}

async function createAll(site: Site, procedure: string, count: number, data: (index: number) => object): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await callMutation(site, procedure, { data: data(index) });
    const [created] = answer.status === 200 ? resultsOf(textOf(answer)) : [];
    if (!created) throw new Error(`${procedure} answered ${answer.status}.`);
    ids.push(Number(Reflect.get(created, "id")));
  }
  return ids;
}

/** Sends the largest batch; the calls beyond its bound are refused. */
function list({ origin, cookie }: Site, procedure: string) {
  const inputs = Array.from({ length: 20 }, () => ({ pageSize: people }));
  return request(queryUrls(origin, procedure, inputs), { headers: { cookie } });
}

/** Asks for the site's health all the time that a call takes. @returns the longest wait, and the growth of the memory */
async function observe(site: Site, call: () => Promise<unknown>): Promise<{ waitMs: number; megabytes: number }> {
  await pause(pauseMs);
  const before = residentMegabytes(site.pid) ?? Number.NaN;
  let waitMs = 0;
  let most = before;
  let isRunning = true;
  const watch = async () => {
    while (isRunning) {
      waitMs = Math.max(waitMs, (await expectOk(`${site.origin}/api/health/live`)).ms);
      most = Math.max(most, residentMegabytes(site.pid) ?? Number.NaN);
      await pause(5);
    }
  };
  const watching = watch();
  await call().finally(() => {
    isRunning = false;
  });
  await watching;
  return { waitMs, megabytes: most - before };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
