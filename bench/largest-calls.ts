import { randomBytes } from "node:crypto";
import { z } from "zod";
import { emptyCandidate } from "~/features/career/candidate/schema";
import { MAX_LETTER, MAX_LETTERS } from "~/features/career/letter/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { noFlags } from "~/features/registry";
import { emptyRole } from "~/features/system/role/schema";
import { MAX_IMPORT_LINES } from "~/features/website/redirect/schema";
import { expectOk, request, textOf } from "./http";
import { residentMegabytes } from "./processes";
import { callMutation, firstRecord, mutate, queryUrls, resultsOf, type Site, startSite, temporaryFolder } from "./site";
import { limit, type Row } from "./table";

const people = 1000;
/** Each has the longest texts: together as much as one action may change. */
const longArticles = 50;
/** Characters of a realistic article in one language. */
const usualLength = 4_000;
/** Versions that a history lists, notes that a timeline shows, replies whose texts fill an answer. */
const [versions, notes, messages] = [200, 100, 200];
const rolesForAllCells = 130;
const maxCells = 5_000;
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
  const articleOf = (name: string, text: string) => ({
    ...emptyArticle,
    ...{ titleEn: name, titleVi: name, summaryEn: "About", summaryVi: "About", contentEn: text, contentVi: text },
  });
  const paragraph = "<p>A text of the greatest length.</p>";
  const longest = paragraph.repeat(5_400);
  const usual = paragraph.repeat(usualLength / paragraph.length);
  const long = await createAll(site, "news.article.create", longArticles, (index) => articleOf(`Long ${index}`, longest));
  const many = await createAll(site, "news.article.create", people, (index) => articleOf(`Usual ${index}`, usual));
  const reads = await largestReads(site, ids[0] ?? 0, await createHistory(site, articleOf("Changed", longest)));
  const changes = await allCells(site);
  const category = await firstRecord(site, "news.category.list");
  const longLetters = MAX_LETTERS / MAX_LETTER;
  const perLetter = MAX_LETTERS / people;
  const letter = (textEn: string) => ({ subjectEn: "About {job}", subjectVi: "", textEn, textVi: "" });
  const longLetter = letter("{name} ".repeat(100).padEnd(MAX_LETTER - 5_000, "x"));
  const shortLetter = letter("{name} ".repeat(50).padEnd(perLetter - 2_500, "x"));
  const csv = Array.from({ length: MAX_IMPORT_LINES }, (_, index) => `/from-${index},/news`).join("\n");
  const json = JSON.stringify(randomBytes(740_000).toString("base64"));
  const candidate = (name: string, input: object = {}) => mutate(site, `career.candidate.${name}`, { ids, ...input });
  const onArticles = (what: string, ids: number[]) => {
    const article = (name: string, input: object = {}) => mutate(site, `news.article.${name}`, { ids, ...input });
    return {
      [`publishing ${what}`]: () => article("publishMany"),
      [`the category of ${what}`]: () => article("setCategory", { data: { categoryId: category.id } }),
      [`withdrawing ${what}`]: () => article("withdrawMany"),
      [`deleting ${what}`]: () => article("delete"),
      [`bringing back ${what}`]: () => mutate(site, "system.trash.restore", { path: "/admin/news", ids }),
    };
  };
  return {
    ...reads,
    "5,000 permissions": () => mutate(site, "system.feature.savePermissions", { changes }),
    "a page of letters to 1,000 people": () => candidate("previewLetters", { data: shortLetter }),
    "a page of the longest letters": () => candidate("previewLetters", { data: longLetter, ids: ids.slice(0, longLetters) }),
    "letters to 1,000 people": () => candidate("write", { data: shortLetter }),
    "moving 1,000 people with letters": () => candidate("moveToStage", { stage: "offer", data: shortLetter }),
    "assigning 1,000 people": () => candidate("assign", { data: { assigneeId: 1 } }),
    "1,000 people into the trash": () => candidate("delete"),
    "restoring 1,000 people": () => candidate("restore"),
    "1,000 people into the trash again": () => candidate("delete"),
    "erasing 1,000 people": () => candidate("erase"),
    "a draft of 1 MB": () => mutate(site, "system.ownDraft.keep", { path: "/admin/news", recordId: null, revision: null, json }),
    "saving the longest article": () => mutate(site, "news.article.create", { data: articleOf("Saved", longest) }),
    ...onArticles("50 longest articles", long),
    ...onArticles("1,000 usual articles", many),
    "importing 5,000 redirects": () => mutate(site, "website.redirect.import", { csv, isTrial: false }),
  };
}

/** Reads what is longest, as often as one request may. */
async function largestReads(site: Site, candidateId: number, articleId: number): Promise<Record<string, () => Promise<unknown>>> {
  const conversationId = await firstConversation(site);
  for (let index = 0; index < notes; index++) {
    await mutate(site, "career.note.create", { candidateId, data: { text: "n".repeat(5_000) } });
  }
  for (let index = 0; index < messages; index++) {
    await mutate(site, "website.contact.addNote", { id: conversationId, data: { text: "m".repeat(20_000) } });
  }
  const { origin, cookie } = site;
  // Calls beyond what a request may answer are refused, the first one never.
  const ask = (procedure: string, input: object) => async () => {
    const inputs = Array.from({ length: 20 }, () => input);
    const answer = textOf(await request(queryUrls(origin, procedure, inputs), { headers: { cookie } }));
    if (!answer.startsWith('[{"result"')) throw new Error(`${procedure} answered ${answer.slice(0, 500)}`);
  };
  const download = (page: string) => () => expectOk(`${origin}/api/export/${page}`, { headers: { cookie } });
  return {
    "20 lists of 1,000 rows": ask("career.candidate.list", { pageSize: people }),
    "20 times 200 messages": ask("website.contact.messages", { id: conversationId, take: 1000 }),
    "20 timelines": ask("career.candidate.timeline", { id: candidateId }),
    "20 histories of the longest article": ask("news.article.history.versions", { id: articleId }),
    "the longest article at 20 versions": ask("news.article.history.at", { id: articleId, version: 2 }),
    "20 longest articles": ask("news.article.byId", { id: articleId }),
    "the export of 1,000 people": download("candidate"),
    "the export of 1,000 articles": download("news"),
    "the export of the activity log": download("activity"),
  };
}

async function firstConversation({ origin, cookie }: Site): Promise<number> {
  const answer = await expectOk(queryUrls(origin, "website.contact.list", [{ pageSize: 1 }]), { headers: { cookie } });
  const [list] = resultsOf(textOf(answer));
  const [first] = conversationsSchema.parse(list).rows;
  if (!first) throw new Error("There is no conversation.");
  return first.id;
}

const conversationsSchema = z.object({ rows: z.array(z.object({ id: z.number() })) });

/** Creates an article and saves it with other longest texts, again and again. */
async function createHistory(site: Site, data: { contentEn: string; contentVi: string }): Promise<number> {
  const [id = 0] = await createAll(site, "news.article.create", 1, () => data);
  for (let version = 1; version < versions; version++) {
    const texts = { contentEn: `<p>${version}</p>${data.contentVi}`, contentVi: data.contentVi };
    await mutate(site, "news.article.update", { id, version, data: texts });
  }
  return id;
}

/** Builds a change of as many permissions as one call may change. */
async function allCells(site: Site): Promise<object[]> {
  const roles = await createAll(site, "system.role.create", rolesForAllCells, (index) => ({
    ...emptyRole,
    name: `BENCH_${index}`,
  }));
  const answer = await expectOk(queryUrls(site.origin, "system.feature.matrix", [{}]), { headers: { cookie: site.cookie } });
  const [matrix] = resultsOf(textOf(answer));
  const pages = matrixSchema.parse(matrix).features.filter(({ pathname }) => pathname !== null);
  const after = { ...noFlags, view: true };
  const changes = roles.flatMap((roleId) => pages.map(({ id }) => ({ roleId, featureId: id, before: noFlags, after })));
  return changes.slice(0, maxCells);
}

const matrixSchema = z.object({ features: z.array(z.object({ id: z.number(), pathname: z.string().nullable() })) });

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
