import { beforeEach, describe, expect, test } from "vitest";
import { receiveMessage, sendReply } from "~/features/website/message/mutations";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { onePixelPng } from "~/server/files/test-images";
import { withTestStore } from "~/server/files/test-store";
import { createPrivateLink } from "~/server/mail/private-links";
import { clientIp } from "~/server/request/origin";
import { forgetAttempts } from "~/server/request/throttle";
import { GET as getByToken } from "../contact/[token]/[key]/route";
import { GET } from "./[key]/route";
import { POST } from "./route";

useTestDatabase();
const storedFiles = withTestStore();

type User = Awaited<ReturnType<typeof buildUser>>;
let editor: User;

beforeEach(async () => {
  await forgetAttempts("unknown", clientIp(new Headers()));
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A" } });
  await grant("MANAGER", "/admin/contact", { view: true, edit: true });
  editor = await buildUser("MANAGER");
});

const headersOf = async (user: User | null) => ({
  host: "example.com",
  ...(user && { cookie: (await sessionCookie(user.sessionId, new Headers())).split(";")[0] ?? "" }),
});

async function upload(user: User | null = editor, bytes = onePixelPng, filename = 'Ảnh "1".png\r\nX-Evil: 1') {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], filename));
  const init = { method: "POST", headers: await headersOf(user), body };
  return POST(new Request("http://example.com/api/attachments", init), { params: Promise.resolve({}) });
}

async function get(key: string, user: User | null = editor) {
  const request = new Request(`http://example.com/api/attachments/${key}`, { headers: await headersOf(user) });
  return GET(request, { params: Promise.resolve({ key }) });
}

async function buildConversation() {
  const visitor = { subject: "Pumps", name: "Hoa", email: "hoa@example.com", phone: null, company: null, text: "Hello there" };
  const origin = { locale: "en", source: null, consentVersion: null, doubt: null } as const;
  const id = await runTransaction((tx) => receiveMessage(tx, { ...visitor, ...origin }, new Date()));
  const { url } = await createPrivateLink(database(), { conversationId: id }, "en");
  return { id, token: url.split("/").at(-1) ?? "" };
}

/** Sends a reply with a file at a time after which it can't be taken back. */
async function sendFile(conversationId: number) {
  const file: { id: number; key: string } = await (await upload()).json();
  const now = new Date(Date.now() - 20_000);
  await runTransaction((tx) =>
    sendReply(tx, conversationId, { text: "Here", attachmentIds: [file.id] }, { actor: editor, ip: null, now }),
  );
  return file;
}

describe("a file that staff upload", () => {
  test("is stored for its uploader, without a line break in its name", async () => {
    const answer = await upload();
    expect(answer.status).toBe(201);
    const file = await answer.json();
    expect(file).toMatchObject({
      filename: expect.stringMatching(/^Ảnh "1"\.png\P{C}*\.png$/u),
      mime: "image/png",
      size: onePixelPng.length,
    });
    expect(await database().attachment.findMany()).toMatchObject([{ id: file.id, uploaderId: editor.id, messageId: null }]);
  });

  test("is refused to visitors, people without the right, and as another kind of file", async () => {
    await grant("USER", "/admin/contact", { view: true, add: true, delete: true });
    expect((await upload(null)).status).toBe(401);
    expect((await upload(await buildUser("USER"))).status).toBe(403);
    const refused = await upload(editor, Buffer.from("<svg/>"), "a.png");
    expect([refused.status, await refused.json()]).toMatchObject([400, { message: "ERROR_ATTACHMENT_TYPE" }]);
    expect([await database().attachment.count(), storedFiles()]).toEqual([0, []]);
  });

  test("is refused beyond thirty unsent ones", { tags: "postgres" }, async () => {
    const file = { filename: "a.png", mime: "image/png", size: 1, uploaderId: editor.id };
    await database().attachment.createMany({ data: Array.from({ length: 30 }, (_, index) => ({ ...file, key: `key${index}` })) });
    expect((await upload()).status).toBe(429);
  });

  test("is one of thirty unsent ones, also when sixty are uploaded at once", { tags: "postgres" }, async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => upload()));
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect([await database().attachment.count(), storedFiles().length]).toEqual([30, 30]);
  });

  test("opens only for its uploader until it is sent", async () => {
    const { key } = await (await upload()).json();
    expect((await get(key)).status).toBe(200);
    expect((await get(key, await buildUser("MANAGER"))).status).toBe(404);
    expect(await database().activity.count()).toBe(0);
  });
});

describe("a file of a conversation", () => {
  test("is saved by staff who may view conversations, under a safe name, which is logged", async () => {
    const { id } = await buildConversation();
    const { key } = await sendFile(id);
    await grant("USER", "/admin/contact", { view: true });
    const answer = await get(key, await buildUser("USER"));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/),
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(onePixelPng)).toBe(true);
    expect(await database().activity.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
      action: "download-attachment",
      recordId: id,
      recordName: `#${id}`,
    });
    await grant("USER", "/admin/contact", { view: false });
    expect((await get(key, await buildUser("USER"))).status).toBe(403);
    expect((await get(key, null)).status).toBe(401);
    expect((await get("x".repeat(22))).status).toBe(404);
  });

  test("opens for its visitor with their link alone", async () => {
    const [one, other] = [await buildConversation(), await buildConversation()];
    const { key } = await sendFile(one.id);
    const open = async (token: string, asked = key) => {
      const params = Promise.resolve({ token, key: asked });
      return getByToken(new Request("http://example.com/"), { params });
    };
    const answer = await open(one.token);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(Buffer.from(await answer.arrayBuffer()).equals(onePixelPng)).toBe(true);
    const { key: unsent } = await (await upload()).json();
    for (const [token, asked] of [
      [other.token, key],
      ["unknown", key],
      [one.token, "unknown"],
      [one.token, unsent],
    ] as const) {
      expect((await open(token, asked)).status).toBe(404);
    }
    await database().mail.updateMany({ data: { notBefore: new Date(Date.now() + 5_000) } });
    expect((await open(one.token)).status).toBe(404);
    await database().mail.updateMany({ data: { notBefore: null } });
    await database().privateLink.updateMany({ data: { expiresAt: new Date() } });
    expect((await open(one.token)).status).toBe(404);
  });
});
