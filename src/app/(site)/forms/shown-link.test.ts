import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "~/env";
import { acceptSubmission, discardSubmission } from "~/features/career/submission/mutations";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost, buildUser } from "~/server/db/test-records";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { formState } from "~/server/forms/state";
import { withRequestLog } from "~/server/http/request-log";
import { createSite } from "~/server/http/site";
import { createPrivateLink, findCandidateId, findConversationId, privateLinkState } from "~/server/mail/private-links";
import { setMailServer } from "~/server/mail/smtp";
import { collectLog } from "~/server/platform/test-log";
import { forgetAttempts } from "~/server/request/throttle";
import { publicForms } from "./public-forms";

useTestDatabase();
withTestStore();

let server: Server;
let origin = "";
let pageStatus = 200;

/** Stands in for Next: a page that shows the state of its form. */
const handle: RequestListener = (_, response) => {
  response
    .writeHead(pageStatus, { "content-type": "text/html" })
    .end(`<!DOCTYPE html><p>Link: ${formState().privateLink ?? "none"}</p>`);
};

beforeEach(async () => {
  for (const limit of ["form", "readForm", "unknown"] as const) await forgetAttempts(limit, "127.0.0.1");
  server = createServer(withRequestLog(createSite({ handle, database: database(), forms: publicForms, port: 0, routes: {} })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  await buildFixedPages();
  await database().setting.create({ data: { siteNameEn: "Lac Giang", siteNameVi: "Lạc Giang", consentEn: "I agree" } });
});
afterEach(() => {
  pageStatus = 200;
  vi.useRealTimers();
  setMailServer(undefined);
  server.closeAllConnections();
  server.close();
});

const message = {
  name: "Anh",
  email: "anh@example.com",
  phone: "",
  company: "",
  subject: "Loggers",
  text: "How much?",
  consent: "1",
};
const person = { name: "Hoa", email: "hoa@example.com", phone: "", introduction: "I wire cabinets.", consent: "1" };

async function write(fields: Record<string, string> = message) {
  return sentBy(await fetch(`${origin}/contact`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }));
}

async function apply(slug: string, fields: Record<string, string> = person) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("cv", new File([new Uint8Array(buildPdf(JSON.stringify(fields)))], "cv.pdf"));
  return sentBy(await fetch(`${origin}/career/${slug}`, { method: "POST", body: form, redirect: "manual" }));
}

function sentBy({ status, headers }: Response) {
  expect(status).toBe(303);
  const [cookie = ""] = headers.get("set-cookie")?.split(";") ?? [];
  return { page: headers.get("location")?.split("#")[0] ?? "", cookie, cookieLine: headers.get("set-cookie") };
}

async function open({ page, cookie }: { page: string; cookie: string }, accept = "text/html,*/*") {
  const answer = await fetch(origin + page, { headers: { cookie, accept }, redirect: "manual" });
  const { status, headers } = answer;
  return { status, headers, link: /Link: (\S+)</.exec(await answer.text())?.[1] };
}

async function shownTokenOf(sent: { page: string; cookie: string }): Promise<string> {
  return (await open(sent)).link?.split("/").at(-1) ?? "";
}

const now = () => new Date();

test("shows the private link of a message once, to the browser that sent it, where no mail brings it", async () => {
  const sent = await write();
  expect(sent.cookieLine).toMatch(/^private-link=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
  // The form's script follows the redirect before it opens the page.
  expect(await open(sent, "*/*")).toMatchObject({ status: 200, link: "none" });
  const { status, headers, link } = await open(sent);
  expect([status, link]).toEqual([200, expect.stringMatching(/\/contact\/[\w-]{43}$/)]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "set-cookie": expect.stringMatching(/^private-link=; Max-Age=0; Path=\/;/),
  });
  const { id } = await database().conversation.findFirstOrThrow();
  expect(await findConversationId(database(), link?.split("/").at(-1) ?? "", now())).toBe(id);

  const again = await open(sent);
  expect([again.status, again.headers.get("location"), again.link]).toEqual([303, "/contact?sent=1", undefined]);
  expect((await open({ ...sent, cookie: "" })).link).toBe("none");
});

test("shows no link for a form that was sent twice, nor ten minutes later", async () => {
  const first = await write();
  expect((await write()).cookie).toBe("");
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ["Date"] });
  expect(await open(first)).toMatchObject({ status: 303, link: undefined });
});

test("keeps the private link out of the page cache, the log and the stored ticket", async () => {
  const logged = collectLog();
  const logsAll = vi.spyOn(env, "LOG_REQUESTS", "get").mockReturnValue("all");
  const sent = await write();
  const token = await shownTokenOf(sent);
  expect(token).toMatch(/^[\w-]{43}$/);
  const ticket = sent.cookie.split("=")[1] ?? "";
  logsAll.mockRestore();
  expect(logged.join()).toContain("/contact");
  for (const opens of [token, ticket]) expect(logged.join()).not.toContain(opens);
  expect(JSON.stringify(await database().privateLink.findMany())).not.toMatch(new RegExp(`${token}|${ticket}`));
  expect(await privateLinkState(database(), "conversation", ticket, now())).toBe("unknown");
  expect((await fetch(`${origin}/contact?sent=1`)).headers.get("set-cookie")).toBeNull();
});

test("shows no link to a possible robot", async () => {
  expect((await write({ ...message, text: "See https://example.com" })).cookie).toBe("");
  expect(await database().conversation.findMany()).toMatchObject([{ doubt: "links" }]);
});

test("shows no link where mail brings it, but does while mail is paused", async () => {
  setMailServer("smtp://localhost:2525");
  expect((await write()).cookie).toBe("");
  await database().outboxPause.create({ data: {} });
  expect((await open(await write({ ...message, subject: "Paused" }))).link).toMatch(/\/contact\//);
});

test("shows an application's link, and none of a later one with the same address, whose sender may be somebody else", async () => {
  const { slug } = await buildJobPost();
  const token = await shownTokenOf(await apply(slug));
  const { id } = await database().candidate.findFirstOrThrow();
  expect(await findCandidateId(database(), token, now())).toBe(id);
  expect((await apply(slug, { ...person, name: "Not Hoa" })).cookie).toBe("");
});

test("a shown link neither opens nor erases a later application with the same address", async () => {
  const { slug } = await buildJobPost();
  const token = await shownTokenOf(await apply(slug));
  await apply(slug, { ...person, name: "The owner of the address" });
  const [candidate, { id }] = await Promise.all([
    database().candidate.findFirstOrThrow(),
    database().candidateSubmission.findFirstOrThrow(),
  ]);
  const isOpen = async () => [
    await privateLinkState(database(), "candidate", token, now()),
    await findCandidateId(database(), token, now()),
  ];
  const press = (button: string) =>
    fetch(`${origin}/my-data/${token}`, { method: "POST", body: new URLSearchParams(button), redirect: "manual" });
  for (const button of ["erase=1", `confirm=${id}`, `discard=${id}`]) expect((await press(button)).status).toBe(410);
  expect(await isOpen()).toEqual(["ended", null]);
  expect(await database().candidateSubmission.findMany()).toMatchObject([{ id, state: "waiting" }]);

  const decision = { actor: await buildUser("ADMIN"), ip: null, now: now() };
  await discardSubmission({ id, candidateId: candidate.id }, decision);
  expect(await isOpen()).toEqual(["live", candidate.id]);
  await apply(slug, { ...person, name: "The owner again" });
  const waiting = await database().candidateSubmission.findFirstOrThrow();
  await acceptSubmission({ id: waiting.id, candidateId: candidate.id }, decision);
  expect(await isOpen()).toEqual(["ended", null]);
});

test("a shown link ends when the mailed link of the same record is opened", async () => {
  const { slug } = await buildJobPost();
  const [messageToken, applicationToken] = [await shownTokenOf(await write()), await shownTokenOf(await apply(slug))];
  const [conversation, candidate] = await Promise.all([
    database().conversation.findFirstOrThrow(),
    database().candidate.findFirstOrThrow(),
  ]);
  const mailed = async (about: Parameters<typeof createPrivateLink>[1]) =>
    (await createPrivateLink(database(), about, "en")).url.split("/").at(-1) ?? "";
  const mailedTokens = [await mailed({ conversationId: conversation.id }), await mailed({ candidateId: candidate.id })] as const;
  expect(await findConversationId(database(), messageToken, now())).toBe(conversation.id);
  expect(await findConversationId(database(), mailedTokens[0], now())).toBe(conversation.id);
  expect(await findConversationId(database(), messageToken, now())).toBeNull();
  expect(await findCandidateId(database(), applicationToken, now())).toBe(candidate.id);
  expect(await findCandidateId(database(), mailedTokens[1], now())).toBe(candidate.id);
  expect(await findCandidateId(database(), applicationToken, now())).toBeNull();
  const states = [privateLinkState(database(), "conversation", messageToken, now())];
  states.push(privateLinkState(database(), "candidate", applicationToken, now()));
  expect(await Promise.all(states)).toEqual(["ended", "ended"]);
  expect(
    (await fetch(`${origin}/my-data/${applicationToken}`, { method: "POST", body: new URLSearchParams("erase=1") })).status,
  ).toBe(410);
});

test("a page that fails does not use its ticket up", async () => {
  const sent = await write();
  pageStatus = 500;
  const failed = await open(sent);
  expect([failed.status, failed.headers.get("set-cookie")]).toEqual([500, null]);
  pageStatus = 200;
  expect((await open(sent)).link).toMatch(/\/contact\/[\w-]{43}$/);
});
