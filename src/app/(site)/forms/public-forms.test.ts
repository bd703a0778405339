import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendReply } from "~/features/website/message/mutations";
import { localePath } from "~/i18n/routing";
import { addSeconds } from "~/lib/dates";
import { MAX_FILE_BYTES } from "~/lib/files";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost, buildUser } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { findPdfProblem } from "~/server/files/find-pdf-problem";
import { startPdfChecks } from "~/server/files/pdf";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { onePixelPng } from "~/server/files/test-images";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { createReceipt } from "~/server/forms/receipts";
import { createFormToken } from "~/server/forms/robots";
import { type FormState, formState } from "~/server/forms/state";
import { createPublicForms } from "~/server/http/public-forms";
import { createQueue } from "~/server/platform/queue";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import { conversationForm } from "./conversation-form";
import { publicForms } from "./public-forms";

useTestDatabase();
const storedFiles = withTestStore();

let server: Server;
let origin = "";
/** Renders of refused forms: running now, the maximum at once, and all. */
let renders = { running: 0, most: 0, count: 0 };
let renderMs = 1;

/** Serves the site's forms in front of a page that shows its form's state as JSON. */
beforeEach(async () => {
  for (const limit of ["form", "readForm", "unknown"] as const) await forgetAttempts(limit, "127.0.0.1");
  renders = { running: 0, most: 0, count: 0 };
  renderMs = 1;
  const formOf = createPublicForms({
    forms: publicForms,
    queue: createQueue({ maxRunning: 4, maxWaiting: 32 }),
    render: async (url) => {
      renders = { running: renders.running + 1, most: Math.max(renders.most, renders.running + 1), count: renders.count + 1 };
      await new Promise((resolve) => setTimeout(resolve, renderMs));
      renders.running -= 1;
      const body = Buffer.from(JSON.stringify({ url, ...formState() }));
      return { status: 200, headers: { "content-type": "application/json" }, body };
    },
    answerInstead: async (_, response, locale, refusal) => {
      if (typeof refusal === "object") response.writeHead(429, { "retry-after": String(refusal.retryAfter) });
      else response.writeHead(refusal === "missing" ? 404 : 503);
      response.end(JSON.stringify({ url: localePath(locale, "/") }));
    },
  });
  server = createServer((request, response) => {
    const listener = formOf(request);
    if (listener) void listener(request, response);
    else response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  await buildFixedPages();
  await database().setting.create({
    data: {
      siteNameEn: "Lac Giang",
      siteNameVi: "Công ty Lạc Giang",
      consentEn: "I agree",
      consentVi: "Tôi đồng ý",
      consentVersion: 3,
    },
  });
});
let stopPdfChecks = async () => {};
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await stopPdfChecks();
});

type Fields = Record<string, string>;

const message = {
  name: "Nguyễn Thị Ánh",
  email: "Anh@Example.com",
  phone: "",
  company: "",
  subject: "Leak detection",
  text: "How much is a logger?",
  consent: "3",
};
const person = { name: "Lê Thị Hoa", email: "hoa@example.com", phone: "", introduction: "I wire cabinets.", consent: "3" };

function post(path: string, fields: Fields, headers: Fields = {}) {
  return fetch(origin + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

/** Sends the fields, then a file as the last one. */
function upload(path: string, fields: Fields, file: Uint8Array | null, filename = "cv.pdf") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("cv", new File(file ? [new Uint8Array(file)] : [], file ? filename : ""));
  return fetch(origin + path, { method: "POST", body: form, redirect: "manual" });
}

/** Starts to send a job's form up to `bytes` of its file, then stalls. */
function beginUpload(path: string, bytes: number, localAddress = "127.0.0.1") {
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": MAX_FILE_BYTES };
  const outgoing = request(origin + path, { method: "POST", headers, localAddress, agent: false });
  // The server closes the connection at the end of the test.
  outgoing.on("error", () => {});
  outgoing.write(
    `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nHoa\r\n` +
      `--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
  );
  const isWritten = new Promise((resolve) => outgoing.write(Buffer.alloc(bytes), resolve));
  return { outgoing, isWritten };
}

/** Advances fake timers until the answer arrives. */
async function waitFor(response: Promise<Response>): Promise<Response> {
  let isThere = false;
  const answer = response.finally(() => {
    isThere = true;
  });
  while (!isThere) {
    vi.advanceTimersByTime(20);
    await new Promise(setImmediate);
  }
  return answer;
}

async function stateOf(answer: Response): Promise<FormState & { url: string }> {
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.json();
}

const conversations = () => database().conversation.findMany({ include: { messages: true } });
const candidates = () => database().candidate.findMany({ include: { cvs: true, source: true } });
const mails = () => database().mail.findMany({ orderBy: { id: "asc" } });
const tokenOfMail = async () => (await mails()).at(-1)?.link?.split("/").at(-1) ?? "";
const oldToken = () => ({ formToken: createFormToken(new Date(Date.now() - 60_000)) });

describe("message from the contact page", () => {
  test("starts a conversation with its source and consent, and redirects to the success page", { tags: "postgres" }, async () => {
    const answer = await post("/contact?source=news", message);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
    expect(await conversations()).toMatchObject([
      {
        email: "anh@example.com",
        source: "news",
        locale: "en",
        consentVersion: 3,
        status: "new",
        doubt: null,
        messages: [{ text: message.text }],
      },
    ]);
    expect(await mails()).toMatchObject([{ to: "anh@example.com", link: expect.stringMatching(/\/contact\/[\w-]{43}$/) }]);
  });

  test("redirects to the Vietnamese success page and answers in Vietnamese when sent from there", async () => {
    expect((await post("/vi/contact", message)).headers.get("location")).toBe("/vi/contact?sent=1");
    expect(await conversations()).toMatchObject([{ locale: "vi" }]);
    expect((await mails())[0]?.link).toContain("/vi/contact/");
  });

  test("is taken on every page that may have the form, and by no file", async () => {
    for (const path of ["/", "/vi", "/services", "/news?page=2", "/a-page"])
      expect([path, (await post(path, message)).headers.get("location")]).toEqual([
        path,
        path === "/vi" ? "/vi/contact?sent=1" : "/contact?sent=1",
      ]);
    for (const path of ["/robots.txt", "/search", "/news/category/projects"])
      expect([path, (await post(path, message)).status]).toEqual([path, 405]);
  });

  test("is shown again with the specification's messages and all input when incomplete", async () => {
    const typed = { ...message, email: "not an address", subject: " ", consent: "" };
    const answer = await post("/contact", typed);
    expect(answer.status).toBe(422);
    const { errors, values } = await stateOf(answer);
    expect(errors).toEqual({
      email: "Please enter a valid email!",
      subject: "Please enter information!",
      consent: "Please choose information!",
    });
    expect(values).toMatchObject(typed);
    const vietnamese = await stateOf(await post("/vi/contact", typed));
    expect(vietnamese.errors.email).toBe("Vui lòng nhập email hợp lệ!");
    expect(await conversations()).toEqual([]);
  });

  test("keeps the consent version that was shown, even if the text changed since", async () => {
    expect((await post("/contact", { ...message, consent: "2" })).status).toBe(303);
    expect(await conversations()).toMatchObject([{ consentVersion: 2 }]);
    expect((await post("/contact", { ...message, consent: "4" })).status).toBe(422);
  });

  test("needs no consent where the site has no consent text", async () => {
    await database().setting.update({ where: { id: 1 }, data: { consentEn: "" } });
    expect((await post("/contact", { ...message, consent: "" })).status).toBe(303);
    expect(await conversations()).toMatchObject([{ consentAt: null, consentVersion: null }]);
  });

  test("drops a source that none of our links could have", async () => {
    await post("/contact?source=A%20B", message);
    expect(await conversations()).toMatchObject([{ source: null }]);
  });
});

describe("message from a possible bot", () => {
  test.each([
    ["with the hidden field filled in", { fax: "1" }, "honeypot", "spam", 0],
    ["faster than a person types", { formToken: createFormToken(new Date(Date.now() + 60_000)) }, "tooFast", "spam", 0],
    ["without a token and with links", { text: "See https://example.com" }, "links", "new", 0],
    ["without a token", {}, null, "new", 1],
    ["with a forged token and links", { formToken: "MTIz.abc", text: "www.example.com" }, "links", "new", 0],
  ])("looks accepted and stores the reason: %s", async (_, fields, doubt, status, confirmations) => {
    expect((await post("/contact", { ...message, ...fields })).status).toBe(303);
    expect(await conversations()).toMatchObject([{ doubt, status }]);
    expect(await database().mail.count()).toBe(confirmations);
  });

  test("is not assumed for links from a browser that fetched a token", async () => {
    await post("/contact", { ...message, ...oldToken(), text: "See https://example.com" });
    expect(await conversations()).toMatchObject([{ doubt: null, status: "new" }]);
  });
});

describe("public form", () => {
  test("refuses too many attempts with the input, and stores nothing", async () => {
    for (let count = 0; count < 30; count++) await post("/contact", { name: "" });
    const answer = await post("/contact", message);
    expect(answer.status).toBe(429);
    expect(await stateOf(answer)).toMatchObject({
      message: "Too many attempts: please try again in about 15 minutes",
      values: { text: message.text },
    });
    expect((await stateOf(await post("/vi/contact", message))).message).toMatch(/trong khoảng 15 phút nữa$/);
    expect(await conversations()).toEqual([]);
  });

  test("is shown with the input by the contact page after too many attempts, when its page has lost it", async () => {
    for (let count = 0; count < 30; count++) await countAttempt("form", "127.0.0.1");
    const answer = await post("/vi/quote", message);
    expect(answer.status).toBe(429);
    const { url, values } = await stateOf(answer);
    expect([url, values.text]).toEqual(["/vi/contact", message.text]);
  });

  test("answers far too many attempts with the cached page of their language, unread", async () => {
    const { slug } = await buildJobPost();
    for (let count = 0; count < 40; count++) await post("/contact", { name: "" });
    const shown = renders.count;
    const answer = await post("/vi/contact", message);
    expect([answer.status, await answer.json()]).toEqual([429, { url: "/vi" }]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await upload(`/career/${slug}`, person, buildPdf("CV", { size: 1_000_000 }))).status).toBe(429);
    const [unread]: IncomingMessage[] = await once(beginUpload(`/career/${slug}`, 0).outgoing, "response");
    expect(unread?.statusCode).toBe(429);
    expect(renders.count).toBe(shown);
  });

  test("renders refused forms one at a time for each network, and networks in parallel", async () => {
    const refused = (address: string) => [1, 2, 3].map(() => postFrom(address, "/contact", { name: "" }));
    expect(await Promise.all(refused("127.0.0.1"))).toEqual([422, 422, 422]);
    expect(renders.most).toBe(1);
    // Long enough for renders of both networks to overlap.
    renderMs = 200;
    await Promise.all([...refused("127.0.0.1"), ...refused("127.0.0.2")]);
    expect(renders.most).toBe(2);
  });

  test("answers too many attempts before the file has arrived", async () => {
    const { slug } = await buildJobPost();
    for (let count = 0; count < 30; count++) await post("/contact", { name: "" });
    const { outgoing } = beginUpload(`/career/${slug}`, 100_000);
    const [answer]: IncomingMessage[] = await once(outgoing, "response");
    expect(answer?.statusCode).toBe(429);
  });

  test("asks for the file again after too many attempts, and keeps a held file", async () => {
    const { slug } = await buildJobPost();
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, { ...person, email: "hoa" }, buildPdf()));
    for (let count = 1; count < 30; count++) await post("/contact", { name: "" });
    const refused = await stateOf(await upload(`/career/${slug}`, person, buildPdf("CV", { size: 100_000 })));
    expect(refused.errors).toEqual({ cv: "The uploaded file is no longer available: please choose it again!" });
    const held = { ...person, heldCv: heldFile?.token ?? "" };
    expect(await stateOf(await upload(`/career/${slug}`, held, null))).toMatchObject({ errors: {}, heldFile });
    expect((await stateOf(await upload(`/career/${slug}`, person, null))).errors).toEqual({});
  });

  test("is read while three addresses hold as many uploads as they can", async () => {
    const { slug } = await buildJobPost();
    const addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.4"].flatMap((address) => Array.from({ length: 4 }, () => address));
    const uploads = addresses.map((address) => beginUpload(`/career/${slug}`, 8 * 1024 * 1024 - 200, address));
    // Two of each address fit into its memory; the others wait unread.
    await Promise.all(uploads.flatMap(({ isWritten }, index) => (index % 4 < 2 ? [isWritten] : [])));
    expect((await post("/contact", { ...message, text: "x".repeat(5_000) })).status).toBe(303);
    expect((await upload(`/career/${slug}`, person, buildPdf())).status).toBe(303);
  });

  test("gets the cached page of its language while four forms of its network are read", async () => {
    const { slug } = await buildJobPost();
    const uploads = [1, 2, 3, 4].map(() => beginUpload(`/career/${slug}`, 1_000));
    await Promise.all(uploads.map(({ isWritten }) => isWritten));
    const answer = await upload(`/vi/career/${slug}`, person, buildPdf("CV", { size: 100_000 }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await answer.json()).toEqual({ url: "/vi" });
  });

  test.each([
    ["a hundred thousand header lines", `--x\r\nContent-Disposition: form-data; name="name"\r\n${"a:b\r\n".repeat(100_000)}\r\n`],
    ["a text of one megabyte", `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${"<".repeat(1_000_000)}\r\n`],
  ])("refuses a form with %s", async (_, body) => {
    const { slug } = await buildJobPost();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await fetch(`${origin}/career/${slug}`, { method: "POST", headers, body: `${body}--x--\r\n` });
    expect(answer.status).toBe(413);
  });

  test("refuses a page of another site", async () => {
    expect((await post("/contact", message, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("/contact", message, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(await conversations()).toEqual([]);
  });

  test.each([
    ["too long", { "content-type": "application/x-www-form-urlencoded" }, `text=${"x".repeat(66_000)}`, 413],
    ["with another content type", { "content-type": "application/json" }, "{}", 400],
    ["without its boundary", { "content-type": "multipart/form-data" }, "--x\r\n", 400],
    ["with a damaged body", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\nContent-Disp", 400],
    ["with more parts than any form has", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\n".repeat(1_000), 400],
    ["with more fields than any form has", { "content-type": "application/x-www-form-urlencoded" }, "a&".repeat(1_000), 400],
  ])("refuses a form %s", async (_, headers, body, status) => {
    expect((await fetch(`${origin}/contact`, { method: "POST", headers, body })).status).toBe(status);
  });

  test("accepts no other method and no other address", async () => {
    expect((await fetch(`${origin}/contact`, { method: "PUT" })).status).toBe(405);
    expect((await post("/news/category/projects", message)).status).toBe(405);
    expect((await fetch(`${origin}/contact`)).status).toBe(405);
  });
});

describe("application", () => {
  test("stores its CV and source, and redirects to the success page", { tags: "postgres" }, async () => {
    await database().source.create({ data: { nameEn: "Fair", nameVi: "Hội chợ", value: "fair" } });
    const { id, slug } = await buildJobPost();
    const answer = await upload(`/career/${slug}?source=fair`, person, buildPdf());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/career/${slug}?sent=1#apply`]);
    expect(await candidates()).toMatchObject([
      { jobPostId: id, email: person.email, consentVersion: 3, source: { value: "fair" }, cvs: [{ filename: "cv.pdf" }] },
    ]);
  });

  test("waits for its candidate's confirmation by mail when the same address applies again", async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf("First"));
    const again = { ...person, name: "Hoa Lê", phone: "0905 123 456" };
    expect((await upload(`/career/${slug}`, again, buildPdf("Second"))).status).toBe(303);
    expect(await candidates()).toMatchObject([{ name: person.name, phone: null }]);
    const token = await tokenOfMail();
    const { id } = await database().candidateSubmission.findFirstOrThrow();
    for (let click = 0; click < 2; click++) {
      const answer = await post(`/my-data/${token}`, { confirm: String(id) });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/my-data/${token}?done=changed`]);
    }
    expect(await candidates()).toMatchObject([{ name: "Hoa Lê", phone: "0905 123 456", cvs: [{}, {}] }]);
  });

  test("lets the candidate discard another person's repeated application, with its CV", async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf("First"));
    await upload(`/career/${slug}`, { ...person, name: "Not Hoa" }, buildPdf("Second"));
    const { id } = await database().candidateSubmission.findFirstOrThrow();
    const answer = await post(`/my-data/${await tokenOfMail()}`, { discard: String(id) });
    expect(answer.headers.get("location")).toMatch(/\?done=discarded$/);
    expect(await candidates()).toMatchObject([{ name: person.name, cvs: [{}] }]);
    await deleteRemovedFiles(database(), new Date());
    expect([await database().candidateSubmission.count(), storedFiles().length]).toEqual([0, 1]);
  });

  test("is not confirmed by another candidate's private link", async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf());
    await upload(`/career/${slug}`, { ...person, name: "Not Hoa" }, buildPdf());
    await upload(`/career/${slug}`, { ...person, email: "other@example.com" }, buildPdf());
    const { id } = await database().candidateSubmission.findFirstOrThrow();
    for (const button of ["confirm", "discard"]) await post(`/my-data/${await tokenOfMail()}`, { [button]: String(id) });
    expect(await database().candidateSubmission.findMany()).toMatchObject([{ id, state: "waiting" }]);
  });

  test("keeps its CV when incomplete, so that the next attempt needs no file", async () => {
    const { slug } = await buildJobPost();
    const first = await upload(`/career/${slug}`, { ...person, email: "hoa" }, buildPdf());
    expect(first.status).toBe(422);
    const { heldFile, errors, values } = await stateOf(first);
    expect(errors).toEqual({ email: "Please enter a valid email!" });
    expect(values.introduction).toBe(person.introduction);
    expect(heldFile?.filename).toBe("cv.pdf");
    const held = { ...person, heldCv: heldFile?.token ?? "" };
    const second = await stateOf(await upload(`/career/${slug}`, { ...held, name: "" }, null));
    expect(second.heldFile).toEqual(heldFile);
    expect((await upload(`/career/${slug}`, held, null)).status).toBe(303);
    expect((await candidates())[0]?.cvs).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  test("is shown again with its input when its CV can't be checked", async () => {
    const { slug } = await buildJobPost();
    let processes = 0;
    const run = async () => {
      processes += 1;
      throw new Error("The worker ended with null");
    };
    stopPdfChecks = startPdfChecks({ run, close: () => {} });
    const answer = await upload(`/career/${slug}`, person, buildPdf());
    expect([answer.status, answer.headers.get("retry-after"), processes]).toEqual([503, "5", 2]);
    const { message, errors, values } = await stateOf(answer);
    expect(message).toBe("The service is not available right now: please try again shortly");
    expect(errors).toEqual({ cv: "The uploaded file is no longer available: please choose it again!" });
    expect(values).toMatchObject(person);
    expect([await candidates(), storedFiles()]).toEqual([[], []]);
  });

  test("leaves render slots to others while its CV is checked, and waits for others of its network", async () => {
    const { slug } = await buildJobPost();
    let endChecks = () => {};
    const isOver = new Promise<void>((resolve) => {
      endChecks = resolve;
    });
    stopPdfChecks = startPdfChecks({ run: () => isOver.then(() => null), close: () => {} });
    const sent = [1, 2, 3, 4].map((number) =>
      upload(`/career/${slug}`, { ...person, email: `hoa${number}@example.com` }, buildPdf(`${number}`)),
    );
    expect(await postFrom("127.0.0.2", "/contact", message)).toBe(303);
    // Until all four are waiting.
    await new Promise((resolve) => setTimeout(resolve, 300));
    endChecks();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual([303, 303, 303, 303]);
  });

  test("is shown again with its input when the CV's check takes too long, and is not checked later", async () => {
    const { slug } = await buildJobPost();
    let checks = 0;
    let endChecks = () => {};
    const isOver = new Promise<void>((resolve) => {
      endChecks = resolve;
    });
    const run = async () => {
      checks += 1;
      await isOver;
      return null;
    };
    stopPdfChecks = startPdfChecks({ run, close: () => {} });
    const first = upload(`/career/${slug}`, person, buildPdf("1"));
    await expect.poll(() => checks).toBe(1);
    vi.useFakeTimers({ toFake: ["setTimeout"], now: Date.now() });
    const second = upload(`/career/${slug}`, { ...person, email: "hoa2@example.com" }, buildPdf("2"));
    const answer = await waitFor(second);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await stateOf(answer)).values.name).toBe(person.name);
    endChecks();
    expect([(await first).status, checks]).toEqual([303, 1]);
  });

  test("has its CV checked once, whether accepted or shown again", async () => {
    const { slug } = await buildJobPost();
    let checks = 0;
    const run = async (bytes: Uint8Array) => {
      checks += 1;
      return findPdfProblem(bytes);
    };
    stopPdfChecks = startPdfChecks({ run, close: () => {} });
    expect((await upload(`/career/${slug}`, person, buildPdf())).status).toBe(303);
    expect(checks).toBe(1);
    expect((await upload(`/career/${slug}`, { ...person, email: "hoa" }, buildPdf("Other"))).status).toBe(422);
    expect(checks).toBe(2);
  });

  test.each([
    ["without a CV", null, "File is required!"],
    ["with another file than a PDF", Buffer.from("MZ"), "Only PDF files are accepted!"],
    [
      "with a file that is too large",
      Buffer.alloc(11 * 1024 * 1024),
      "The file is larger than 10 MB: please choose a smaller one",
    ],
  ])("refuses an application %s and keeps the input", async (_, file, text) => {
    const { slug } = await buildJobPost();
    const answer = await upload(`/career/${slug}`, person, file);
    expect(answer.status).toBe(422);
    const { errors, values } = await stateOf(answer);
    expect(errors).toEqual({ cv: text });
    expect(values).toMatchObject(person);
    expect(await candidates()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test("refuses a CV token that the site did not sign", async () => {
    const { slug } = await buildJobPost();
    const forged = Buffer.from(JSON.stringify({ key: "x", until: 1e15 })).toString("base64url");
    const { errors } = await stateOf(await upload(`/career/${slug}`, { ...person, heldCv: `${forged}.AAAA` }, null));
    expect(errors).toEqual({ cv: "The uploaded file is no longer available: please choose it again!" });
  });

  test.each([
    ["past its deadline", { deadline: new Date("2026-01-02T00:00:00Z") }, 409],
    ["that is locked", { state: "lock" as const }, 409],
    ["that is a draft", { status: "draft" as const }, 404],
  ])("refuses a job %s", async (_, data, status) => {
    const { slug } = await buildJobPost(data);
    const answer = await upload(`/career/${slug}`, person, buildPdf());
    expect(answer.status).toBe(status);
    if (status === 409) expect((await stateOf(answer)).message).toBe("This job is no longer open for applications");
    expect(await candidates()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  test("answers not found for an unknown job", async () => {
    expect((await upload("/career/none", person, buildPdf())).status).toBe(404);
  });

  test("is stored with the reason but causes no mail when its sender may be a bot", async () => {
    const { slug } = await buildJobPost();
    expect((await upload(`/career/${slug}`, { ...person, fax: "1" }, buildPdf())).status).toBe(303);
    expect(await candidates()).toMatchObject([{ doubt: "honeypot" }]);
    expect(await mails()).toEqual([]);
  });
});

/** Sends a form from another address of this machine. */
async function postFrom(localAddress: string, path: string, fields: Fields): Promise<number | undefined> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const outgoing = request(origin + path, { method: "POST", headers, localAddress, agent: false });
  outgoing.end(new URLSearchParams(fields).toString());
  const [answer]: IncomingMessage[] = await once(outgoing, "response");
  return answer?.statusCode;
}

describe("repeated submission", () => {
  const places = (answers: Response[]) => answers.map(({ status, headers }) => [status, headers.get("location")]);

  test("counts as one message with one confirmation and the same answer, whether simultaneous or later", {
    tags: "postgres",
  }, async () => {
    const atOnce = await Promise.all([post("/contact", message), post("/contact", message), post("/contact", message)]);
    const later = await post("/contact", message);
    expect(places([...atOnce, later])).toEqual(Array(4).fill([303, "/contact?sent=1"]));
    expect([(await conversations()).length, await database().mail.count()]).toEqual([1, 1]);
  });

  test("counts as one message from one page view, even from two networks", async () => {
    const token = oldToken();
    await post("/contact", { ...message, ...token });
    expect(await postFrom("127.0.0.2", "/contact", { ...message, ...token })).toBe(303);
    expect(await conversations()).toHaveLength(1);
  });

  test("counts as two messages from two visitors of one cached page", async () => {
    await post("/contact", { ...message, ...oldToken() });
    await post("/contact", { ...message, ...oldToken() });
    expect(await conversations()).toHaveLength(2);
  });

  test("counts as two messages from two networks without a script", async () => {
    await post("/contact", message);
    expect(await postFrom("127.0.0.2", "/contact", message)).toBe(303);
    expect(await conversations()).toHaveLength(2);
  });

  test("counts as two messages from one page view with different words", async () => {
    const token = oldToken();
    await post("/contact", { ...message, ...token });
    await post("/contact", { ...message, ...token, text: "One more thing." });
    expect(await conversations()).toHaveLength(2);
  });

  test("counts as a message after a refusal, which leaves no receipt", async () => {
    const token = oldToken();
    expect((await post("/contact", { ...message, ...token, name: "" })).status).toBe(422);
    expect((await post("/contact", { ...message, ...token })).status).toBe(303);
    expect(await conversations()).toHaveLength(1);
  });

  test("counts as one answer in a conversation", { tags: "postgres" }, async () => {
    await post("/contact", message);
    const path = `/contact/${await tokenOfMail()}`;
    const answers = await Promise.all([post(path, { text: "Thanks" }), post(path, { text: "Thanks" })]);
    expect(places(answers)).toEqual(Array(2).fill([303, `${path}?sent=1#answer`]));
    expect((await conversations())[0]?.messages).toHaveLength(2);
  });

  test("counts as one application, also with a held CV", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, { ...person, email: "hoa" }, buildPdf()));
    const held = { ...person, heldCv: heldFile?.token ?? "" };
    const send = () => upload(`/career/${slug}`, held, null);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(places(answers)).toEqual(Array(3).fill([303, `/career/${slug}?sent=1#apply`]));
    expect((await candidates()).map(({ cvs, version }) => [cvs.length, version])).toEqual([[1, 1]]);
    expect(await mails()).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  test("counts as one change of an application, also with a held CV", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf("First"));
    const address = `/my-data/${await tokenOfMail()}`;
    const { heldFile } = await stateOf(await upload(`${address}/change`, { ...person, name: "" }, buildPdf("Second")));
    const changed = { ...person, name: "Hoa Lê", heldCv: heldFile?.token ?? "" };
    const send = () => upload(`${address}/change`, changed, null);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(places(answers)).toEqual(Array(4).fill([303, `${address}?done=changed`]));
    expect(await candidates()).toMatchObject([{ name: "Hoa Lê", version: 2, cvs: [{}, {}] }]);
    expect(await database().candidateSubmission.count()).toBe(1);
    expect(storedFiles()).toHaveLength(2);
  });

  test("counts as one change of an application with a new CV", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf("First"));
    const address = `/my-data/${await tokenOfMail()}`;
    const send = () => upload(`${address}/change`, { ...person, name: "Hoa Lê" }, buildPdf("Second"));
    expect(places(await Promise.all([send(), send()]))).toEqual(Array(2).fill([303, `${address}?done=changed`]));
    expect(await candidates()).toMatchObject([{ version: 2, cvs: [{}, {}] }]);
    expect(await database().candidateSubmission.count()).toBe(1);
    expect(storedFiles()).toHaveLength(2);
  });

  test("counts as one erasure, after which the same application can be sent again", async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf());
    const path = `/my-data/${await tokenOfMail()}`;
    const answers = [await post(path, { erase: "1" }), await post(path, { erase: "1" })];
    expect(places(answers)).toEqual(Array(2).fill([303, "/my-data/erased"]));
    await upload(`/career/${slug}`, person, buildPdf());
    expect(await candidates()).toHaveLength(1);
  });

  test("counts once although another person was erased in between", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    await post("/contact", message);
    await post(`/contact/${await tokenOfMail()}`, { text: "Thanks" });
    await upload(`/career/${slug}`, person, buildPdf());
    const path = `/my-data/${await tokenOfMail()}`;
    await upload(`${path}/change`, { ...person, name: "Hoa Lê" }, null);
    expect(await database().receipt.count({ where: { person: { not: null } } })).toBe(4);
    await post(path, { erase: "1" });
    expect(await database().receipt.count({ where: { person: { not: null } } })).toBe(2);
    await post("/contact", message);
    expect(await conversations()).toHaveLength(1);
  });

  test("leaves no words in its receipt", async () => {
    await post("/contact", message);
    const rows = JSON.stringify(await database().receipt.findMany());
    const words = [...Object.values(message).filter((value) => value.length > 3), message.email.toLowerCase()];
    for (const word of words) expect(rows).not.toContain(word);
  });
});

describe("held CV", () => {
  const refused = { ...person, email: "hoa" };

  test("counts for one application", async () => {
    const { slug } = await buildJobPost();
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, refused, buildPdf()));
    const heldCv = heldFile?.token ?? "";
    expect((await upload(`/career/${slug}`, { ...person, heldCv }, null)).status).toBe(303);
    const other = await upload(`/career/${slug}`, { ...person, email: "lan@example.com", heldCv }, null);
    expect((await stateOf(other)).errors).toEqual({ cv: "The uploaded file is no longer available: please choose it again!" });
    expect(await candidates()).toHaveLength(1);
  });

  test("counts for one of two simultaneous applications", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, refused, buildPdf()));
    const apply = (email: string) => upload(`/career/${slug}`, { ...person, email, heldCv: heldFile?.token ?? "" }, null);
    const answers = await Promise.all([apply("hoa@example.com"), apply("lan@example.com")]);
    expect(answers.map(({ status }) => status === 303).sort()).toEqual([false, true]);
    expect(await candidates()).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  test("is kept while its network has room, and must be chosen again beyond", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    const large = { size: 9 * 1024 * 1024 };
    const send = async (text: string) => stateOf(await upload(`/career/${slug}`, refused, buildPdf(text, large)));
    const states = [await send("1"), await send("2"), await send("3")];
    expect(states.map(({ heldFile }) => heldFile !== undefined)).toEqual([true, true, false]);
    expect(states[2]?.values).toMatchObject(refused);
    expect(states.map(({ errors }) => "cv" in errors)).toEqual([false, false, true]);
    expect(storedFiles()).toHaveLength(2);
  });

  test.each(["job", "change"])("is erased with its sender's data (%s form)", async (form) => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf("First"));
    const path = form === "job" ? `/career/${slug}` : `/my-data/${await tokenOfMail()}/change`;
    expect((await upload(path, { ...person, email: " Hoa@Example.com", name: "" }, buildPdf("Second"))).status).toBe(422);
    expect([await database().heldCv.count(), storedFiles().length]).toEqual([1, 2]);
    await (await callerAs("ADMIN")).system.person.erase({ email: person.email });
    await deleteRemovedFiles(database(), new Date());
    expect([await database().heldCv.count(), storedFiles()]).toEqual([0, []]);
  });

  test("is erased with its sender's data once a valid address was sent", async () => {
    const { slug } = await buildJobPost();
    const { erase } = (await callerAs("ADMIN")).system.person;
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, refused, buildPdf()));
    await erase({ email: person.email });
    expect(await database().heldCv.count()).toBe(1);
    await upload(`/career/${slug}`, { ...person, name: "", heldCv: heldFile?.token ?? "" }, null);
    await upload(`/career/${slug}`, { ...refused, heldCv: heldFile?.token ?? "" }, null);
    await erase({ email: person.email });
    await deleteRemovedFiles(database(), new Date());
    expect([await database().heldCv.count(), storedFiles()]).toEqual([0, []]);
  });

  test.each(["job", "change"])(
    "that is too old has to be chosen again on the %s form, which keeps what was typed",
    async (form) => {
      const { slug } = await buildJobPost();
      await upload(`/career/${slug}`, person, buildPdf("First"));
      const path = form === "job" ? `/career/${slug}` : `/my-data/${await tokenOfMail()}/change`;
      const typed = { ...person, introduction: "I plan cabinets too." };
      const { heldFile } = await stateOf(await upload(path, { ...typed, name: "" }, buildPdf("Second")));
      await database().heldCv.updateMany({ data: { expiresAt: new Date(0) } });
      const held = { ...typed, heldCv: heldFile?.token ?? "" };
      const answer = await upload(path, held, null);
      expect(answer.status).toBe(422);
      const { errors, values, heldFile: stillHeld } = await stateOf(answer);
      expect(errors).toEqual({ cv: "The uploaded file is no longer available: please choose it again!" });
      expect([values.introduction, stillHeld]).toEqual([typed.introduction, undefined]);
      expect((await stateOf(await upload(`/vi${path}`, held, null))).errors.cv).toMatch(/chọn lại/);
      expect(await candidates()).toMatchObject([{ introduction: person.introduction, version: 1 }]);
      expect((await upload(path, typed, buildPdf("Second"))).status).toBe(303);
    },
  );

  test("stays when the server refuses its application", async () => {
    const { id, slug } = await buildJobPost();
    const { heldFile } = await stateOf(await upload(`/career/${slug}`, refused, buildPdf()));
    await database().jobPost.update({ where: { id }, data: { state: "lock" } });
    const held = { ...person, heldCv: heldFile?.token ?? "" };
    expect((await upload(`/career/${slug}`, held, null)).status).toBe(409);
    await database().jobPost.update({ where: { id }, data: { state: "open" } });
    expect((await upload(`/career/${slug}`, held, null)).status).toBe(303);
  });
});

describe("private page of a conversation", () => {
  test("accepts an answer, which reopens the conversation; staff's replies link there", async () => {
    await post("/contact", message);
    const [conversation] = await conversations();
    const { id, name } = await buildUser("MANAGER");
    await runTransaction((tx) =>
      sendReply(tx, conversation?.id ?? 0, { text: "It is free." }, { actor: { id, name }, ip: null, now: new Date() }),
    );
    const token = await tokenOfMail();
    const answer = await post(`/contact/${token}`, { text: "Thank you!" }, { origin: "null" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/contact/${token}?sent=1#answer`]);
    expect(await conversations()).toMatchObject([
      { status: "open", readAt: null, messages: [{}, {}, { kind: "visitor", text: "Thank you!" }] },
    ]);
  });

  /** Sends an answer with files, as a browser does with or without JavaScript. */
  const answerWith = (path: string, fields: Fields, files: [filename: string, bytes: Uint8Array][]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (files.length === 0) form.append("files", new File([], ""));
    for (const [filename, bytes] of files) form.append("files", new File([new Uint8Array(bytes)], filename));
    return fetch(origin + path, { method: "POST", body: form, redirect: "manual" });
  };
  const attachments = () => database().attachment.findMany({ orderBy: { id: "asc" }, include: { message: true } });

  test("accepts up to three files with an answer, once when it is sent twice, and none is needed", {
    tags: "postgres",
  }, async () => {
    await post("/contact", message);
    const path = `/contact/${await tokenOfMail()}`;
    const files: [string, Buffer][] = [
      ["Bản vẽ.pdf", buildPdf()],
      ["one.png", onePixelPng],
      ["two.png", onePixelPng],
    ];
    const send = () => answerWith(path, { text: "My drawings" }, files);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await attachments()).toMatchObject(
      files.map(([filename]) => ({ filename, uploaderId: null, message: { kind: "visitor", text: "My drawings" } })),
    );
    expect(storedFiles()).toHaveLength(3);
    expect((await answerWith(path, { text: "Without files" }, [])).status).toBe(303);
  });

  test.each<[string, string, Fields, [string, Uint8Array][], Fields]>([
    [
      "another kind of file",
      "",
      { text: "Hello" },
      [["a.docx", Buffer.from("PK")]],
      { files: expect.stringMatching(/^a\.docx: Only PDF, JPEG/) },
    ],
    [
      "four files",
      "",
      { text: "Hello" },
      Array.from({ length: 4 }, () => ["a.png", onePixelPng]),
      { files: expect.stringMatching(/three files/) },
    ],
    [
      "files that are too large",
      "/vi",
      { text: "Hello" },
      [["a.pdf", Buffer.alloc(MAX_FILE_BYTES + 1)]],
      { files: expect.stringMatching(/15 MB/) },
    ],
    [
      "no text",
      "",
      { text: "" },
      [["a.png", onePixelPng]],
      { text: expect.any(String), files: expect.stringMatching(/choose the files again/) },
    ],
  ])("shows %s again with the text, says why at the field, and stores nothing", async (_, language, fields, files, errors) => {
    await post("/contact", message);
    const answer = await answerWith(`${language}/contact/${await tokenOfMail()}`, fields, files);
    expect(answer.status).toBe(422);
    expect(await stateOf(answer)).toMatchObject({ values: fields, errors });
    expect([await attachments(), storedFiles(), (await conversations())[0]?.messages.length]).toEqual([[], [], 1]);
  });

  test("takes 100 MB of files from its visitor", { tags: "postgres" }, async () => {
    await post("/contact", message);
    const path = `/contact/${await tokenOfMail()}`;
    await answerWith(path, { text: "One" }, [["one.png", onePixelPng]]);
    await database().attachment.updateMany({ data: { size: 100 * 1024 * 1024 } });
    const answer = await answerWith(path, { text: "Two" }, [["two.png", onePixelPng]]);
    expect((await stateOf(answer)).errors.files).toMatch(/no more files/);
    await database().attachment.updateMany({ data: { size: 100 * 1024 * 1024 - onePixelPng.length } });
    // One message of a network is processed at a time.
    const now = new Date();
    const sent = {
      page: path,
      file: null,
      isFileTooLarge: false,
      hasTooManyFiles: false,
      query: new URLSearchParams(),
      doubt: null,
      ip: "",
      now,
    };
    const texts = ["Three", "Four", "Five", "Six"];
    const outcomes = await Promise.all(
      texts.map((text) =>
        conversationForm.submit(path.split("/").at(-1) ?? "", {
          ...sent,
          values: { text },
          files: [{ filename: "a.png", bytes: onePixelPng }],
          locale: "en",
          receipt: createReceipt([text], addSeconds(now, 60)),
        }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "refused", "refused", "refused"]);
    expect([(await attachments()).length, storedFiles().length]).toEqual([2, 2]);
  });

  test("takes no file on the contact form", async () => {
    await answerWith("/contact", message, [["a.png", onePixelPng]]);
    expect([(await conversations()).length, await attachments(), storedFiles()]).toEqual([1, [], []]);
  });

  test("is neither cached nor indexed", async () => {
    await post("/contact", message);
    const token = await tokenOfMail();
    const answer = await fetch(`${origin}/contact/${token}?sent=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect((await stateOf(answer)).url).toBe(`/contact/${token}?sent=1`);
  });

  test("refuses an empty answer, and does not exist for an unknown token or an anonymised conversation", async () => {
    await post("/contact", message);
    const token = await tokenOfMail();
    expect((await stateOf(await post(`/contact/${token}`, { text: " " }))).errors).toEqual({ text: "Please enter information!" });
    expect((await post("/contact/unknown", { text: "Hello" })).status).toBe(404);
    await database().conversation.updateMany({ data: { anonymisedAt: new Date() } });
    expect((await post(`/contact/${token}`, { text: "Hello" })).status).toBe(404);
  });

  test("leaves its token nowhere in the database but in the mail", { tags: "postgres" }, async () => {
    await post("/contact", message);
    const token = await tokenOfMail();
    const rows = await database().privateLink.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    await database().conversation.deleteMany();
    expect(await database().privateLink.count()).toBe(0);
  });
});

describe("private link", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const setEnd = (inDays: number) =>
    database().privateLink.updateMany({ data: { expiresAt: new Date(Date.now() + inDays * DAY_MS) } });
  const daysLeft = async () => {
    const { expiresAt } = await database().privateLink.findFirstOrThrow({ where: { isMailed: true } });
    return Math.round((expiresAt.getTime() - Date.now()) / DAY_MS);
  };

  test("expires a year after its last use", async () => {
    await post("/contact", message);
    const token = await tokenOfMail();
    expect(await daysLeft()).toBeGreaterThan(363);
    await setEnd(1);
    expect((await post(`/contact/${token}`, { text: "One more thing" })).status).toBe(303);
    expect(await daysLeft()).toBeGreaterThan(363);
  });

  test.each(["contact", "my-data"])("says on /%s that it has expired, and does nothing", async (page) => {
    const { slug } = await buildJobPost();
    if (page === "contact") await post("/contact", message);
    else await upload(`/career/${slug}`, person, buildPdf());
    const address = `/${page}/${await tokenOfMail()}`;
    await setEnd(0);
    const fields = { text: "One more thing", erase: "1" };
    for (const answer of [await fetch(origin + address), await post(address, fields), await post(`/vi${address}`, fields)]) {
      expect(answer.status).toBe(410);
      expect((await stateOf(answer)).url).toMatch(/\/link-ended-page$/);
    }
    expect([(await candidates()).length, await database().message.count()]).toEqual(page === "contact" ? [0, 1] : [1, 0]);
  });
});

describe("flood of expired private links", () => {
  const makeLink = async () => {
    await post("/contact", message);
    return `/contact/${await tokenOfMail()}`;
  };
  const readTwice = async (address: string) => [(await fetch(origin + address)).status, (await fetch(origin + address)).status];

  test("is refused after 300 requests of a network in a minute", async () => {
    const address = await makeLink();
    await database().privateLink.updateMany({ data: { expiresAt: new Date() } });
    for (let number = 0; number < 299; number++) await countAttempt("unknown", "127.0.0.1");
    expect(await readTwice(address)).toEqual([410, 429]);
    expect(renders.count).toBe(1);
  });

  test("does not include valid links", async () => {
    const address = await makeLink();
    for (let number = 0; number < 299; number++) await countAttempt("unknown", "127.0.0.1");
    expect(await readTwice(address)).toEqual([200, 200]);
  });
});

describe("unknown private link", () => {
  test("gets the cached not-found page without a render", async () => {
    await post("/contact", message);
    const token = await tokenOfMail();
    await database().conversation.updateMany({ data: { anonymisedAt: new Date() } });
    const tokens = ["unknown", "x".repeat(43), "x".repeat(200), token];
    const addresses = tokens.flatMap((one) => [`/contact/${one}?sent=1`, `/vi/my-data/${one}`, `/my-data/${one}/change`]);
    for (const address of addresses) expect([address, (await fetch(origin + address)).status]).toEqual([address, 404]);
    expect(renders.count).toBe(0);
  });

  test("is refused after 300 requests of a network in a minute", async () => {
    for (let number = 0; number < 299; number++) await countAttempt("unknown", "127.0.0.1");
    const statuses = [];
    for (const token of ["a", "b", "x".repeat(43)]) statuses.push((await fetch(`${origin}/contact/${token}`)).status);
    expect(statuses).toEqual([404, 429, 429]);
    expect(renders.count).toBe(0);
  });
});

describe("private page of an application", () => {
  test("erases the application with its CV and mails after a confirmation", { tags: "postgres" }, async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, person, buildPdf());
    const token = await tokenOfMail();
    expect((await post(`/my-data/${token}`, {})).status).toBe(422);
    expect(await candidates()).toHaveLength(1);
    const answer = await post(`/my-data/${token}`, { erase: "1" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my-data/erased"]);
    await deleteRemovedFiles(database(), new Date());
    expect([await candidates(), await mails(), storedFiles()]).toEqual([[], [], []]);
    expect(JSON.stringify(await database().activity.findMany())).not.toContain(person.name);
    expect((await post(`/my-data/${token}`, {})).status).toBe(404);
  });

  test("applies changes at once, and keeps the earlier data as history", async () => {
    const { slug } = await buildJobPost();
    await upload(`/career/${slug}`, { ...person, phone: "0905 123 456" }, buildPdf("First"));
    const address = `/my-data/${await tokenOfMail()}`;
    const { errors } = await stateOf(await upload(`${address}/change`, { ...person, name: "" }, null));
    expect(errors).toEqual({ name: "Please enter information!" });
    const answer = await upload(`${address}/change`, { ...person, name: "Hoa Lê", phone: "" }, buildPdf("Second"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${address}?done=changed`]);
    expect(await candidates()).toMatchObject([{ name: "Hoa Lê", phone: null, cvs: [{}, {}] }]);
    expect(await database().candidateSubmission.findMany()).toMatchObject([
      { state: "replaced", name: person.name, phone: "0905 123 456", ip: null },
    ]);
    expect((await upload("/my-data/unknown/change", person, null)).status).toBe(404);
  });

  test("does not open with a conversation's link", async () => {
    await post("/contact", message);
    expect((await post(`/my-data/${await tokenOfMail()}`, { erase: "1" })).status).toBe(404);
    expect(await conversations()).toHaveLength(1);
  });
});
