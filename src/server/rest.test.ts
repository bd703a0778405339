import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { env } from "~/env.js";
import type { Prisma } from "~/generated/prisma/client";
import { accountStatus } from "~/lib/accounts";
import { authOptions } from "~/server/auth/next-auth";
import { hashPassword } from "~/server/auth/password";
import { createRecoveryCodes } from "~/server/auth/totp";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildRole, buildUser, grant } from "~/server/db/test-records";
import { restCalls, restHandler } from "./rest";

useTestDatabase();
afterEach(() => void vi.useRealTimers());

const password = "correct horse";
let visitors = 0;

type Sent = { body?: unknown; cookie?: string | null; headers?: Record<string, string> };

/** Sends a request to the handler of a call, each from another address. */
async function send(name: keyof typeof restCalls, { body, cookie, headers }: Sent = {}) {
  const { method, path } = restCalls[name];
  const request = new Request(`http://example.com${path}`, {
    method,
    headers: {
      host: "example.com",
      "content-type": "application/json",
      "x-remote-address": `203.0.113.${visitors++}`,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await restHandler(name)(request);
  const setCookie = response.headers.get("set-cookie");
  return { status: response.status, body: await response.json(), headers: response.headers, cookie: setCookie?.split(";")[0] };
}

async function buildMember(
  data: Pick<Prisma.UserUpdateInput, "status" | "verifiedAt" | "approvedAt" | "totpSecret" | "totpEnabledAt"> = {},
) {
  const { id } = await buildUser("USER", { name: "An", email: "an@example.com" });
  await database().session.deleteMany();
  return database().user.update({ where: { id }, data: { passwordHash: await hashPassword(password), ...data } });
}

async function signedIn() {
  const { email } = await buildMember();
  return (await send("login", { body: { email, password } })).cookie ?? "";
}

const dataUser = { id: 1, name: "An", email: "an@example.com", roleId: 2, role: { id: 2, name: "USER" } };

describe("POST /api/auth/login", () => {
  test("answers with the profile and sets the cookie `token`; ignores unknown fields", async () => {
    const { email } = await buildMember();
    const { status, body, headers } = await send("login", { body: { email, password, language: "vi" } });
    expect([status, body]).toEqual([200, { dataUser }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      // Readable by the public site's script: it only tells the script to request edit links.
      "staff=1; Max-Age=2592000; Path=/; SameSite=Lax",
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    [{}, "wrong one", 401, "ERROR_ACCOUNT_PASSWORD_WRONG"],
    [{ status: accountStatus.BLOCKED }, password, 403, "ERROR_ACCOUNT_LOCK"],
    [{ verifiedAt: null }, password, 403, "ERROR_ACCOUNT_NOT_VERIFY_EMAIL"],
    [{ approvedAt: null }, password, 403, "ERROR_ACCOUNT_APPROVAL"],
  ])("account %j, password %j: %i %s", async (data, typed, status, message) => {
    const { email } = await buildMember(data);
    const answer = await send("login", { body: { email, password: typed } });
    expect([answer.status, answer.body]).toEqual([status, { message }]);
    expect(answer.cookie).toBeUndefined();
  });

  test("requires a code for an account with two-step sign-in, and reports a wrong one", async () => {
    const { id, email } = await buildMember({ totpSecret: "unreadable", totpEnabledAt: new Date() });
    await database().recoveryCode.deleteMany();
    const [code = ""] = await createRecoveryCodes(database(), id);
    const answerTo = async (typed: object) => {
      const { status, body, cookie } = await send("login", { body: { email, password, ...typed } });
      return [status, body.message, cookie !== undefined];
    };
    expect(await answerTo({})).toEqual([403, "ERROR_TOTP_REQUIRED", false]);
    expect(await answerTo({ code: " " })).toEqual([403, "ERROR_TOTP_REQUIRED", false]);
    expect(await answerTo({ code: "123456" })).toEqual([401, "ERROR_TOTP_WRONG", false]);
    expect(await answerTo({ code: 123456 })).toEqual([400, "ERROR_DATA_SUBMIT_IS_INVALID", false]);
    expect(await answerTo({ code })).toEqual([200, undefined, true]);
  });

  test.each(["", "{", "null", "[]", "1", '"text"', "{}", '{"email":1,"password":2}', '{"email":"an@example.com"}'])(
    "%j is invalid data",
    async (body) => {
      const answer = await send("login", { body });
      expect([answer.status, answer.body]).toEqual([400, { message: "ERROR_DATA_SUBMIT_IS_INVALID" }]);
    },
  );

  test("Attempts at one account count from everywhere, so no other test uses this one.", async () => {
    const headers = { "x-remote-address": "198.51.100.77" };
    // Attempts at one account count from everywhere: no other test names this one.
    const body = { email: "nobody.else@example.com", password };
    for (let i = 0; i < 10; i++) expect((await send("login", { body, headers })).status).toBe(401);
    const answer = await send("login", { body, headers });
    expect([answer.status, answer.body]).toEqual([429, { message: "ERROR_TOO_MANY_REQUESTS" }]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
  });
});

describe("POST /api/auth/register", () => {
  const form = { name: "An", email: "an@example.com", password, confirmPassword: password };

  test("answers 201 with the profile", async () => {
    await buildRole("USER");
    const { status, body, cookie } = await send("register", { body: { ...form, language: "en", roleId: 1 } });
    expect([status, body, cookie]).toEqual([201, { dataUser }, undefined]);
    const again = await send("register", { body: form });
    expect([again.status, again.body]).toEqual([409, { message: "ERROR_EMAIL_EXIST" }]);
  });

  test.each([
    [{ confirmPassword: "another" }, "ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH"],
    [{ password: "12345", confirmPassword: "12345" }, "ERROR_PASSWORD_NOT_FORMAT"],
    [{ name: "x" }, "ERROR_USERNAME_NOT_FORMAT"],
    [{ email: "an" }, "ERROR_DATA_SUBMIT_IS_INVALID"],
    [{ name: null }, "ERROR_DATA_SUBMIT_IS_INVALID"],
  ])("%j: 400 %s", async (change, message) => {
    const answer = await send("register", { body: { ...form, ...change } });
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  });
});

describe("a session", () => {
  test("is required by some calls", async () => {
    for (const name of ["userInfo", "listFunction"] as const) {
      const none = await send(name);
      expect([none.status, none.body]).toEqual([401, { message: "Token is required!" }]);
      const bad = await send(name, { cookie: "token=made-up" });
      expect([bad.status, bad.body]).toEqual([401, { message: "Invalid token!" }]);
    }
  });

  test("is removed from the browser by the refusal after it ended; visitors keep their cookies", async () => {
    const cleared = ["token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax", "staff=; Max-Age=0; Path=/; SameSite=Lax"];
    for (const cookie of ["token=made-up; staff=1", "staff=1"]) {
      expect((await send("userInfo", { cookie })).headers.getSetCookie()).toEqual(cleared);
    }
    expect((await send("userInfo", { cookie: "locale=vi" })).headers.getSetCookie()).toEqual([]);
  });

  test("returns the user and their permissions", async () => {
    const cookie = await signedIn();
    await grant("USER", "/admin/news", { view: true, add: true });
    await grant("USER", "/admin/level", {});
    const info = await send("userInfo", { cookie });
    expect([info.status, info.body]).toEqual([200, { dataUser }]);
    expect(info.cookie).toBeUndefined();
    const list = await send("listFunction", { cookie });
    expect([list.status, list.body]).toEqual([
      200,
      {
        data: [
          { path: "/admin/news", view: true, add: true, edit: false, delete: false },
          { path: "/admin/level", view: false, add: false, edit: false, delete: false },
        ],
      },
    ]);
  });

  test("is ended on the server by signing out", async () => {
    const cookie = await signedIn();
    const out = await send("logout", { cookie });
    expect([out.status, out.body, out.cookie]).toEqual([200, {}, "token="]);
    const after = await send("userInfo", { cookie });
    expect([after.status, after.body]).toEqual([401, { message: "Invalid token!" }]);
    expect((await send("logout")).status).toBe(200);
  });

  test("is invalid at the next request after it expired or its owner was blocked", async () => {
    const cookie = await signedIn();
    await database().session.updateMany({ data: { expiresAt: new Date() } });
    expect((await send("userInfo", { cookie })).body).toEqual({ message: "Invalid token!" });
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } });
    expect((await send("userInfo", { cookie })).status).toBe(200);
    await database().user.updateMany({ data: { status: accountStatus.BLOCKED } });
    expect((await send("userInfo", { cookie })).body).toEqual({ message: "Invalid token!" });
  });

  test("stays valid while in use, with a new cookie every few minutes", async () => {
    const cookie = await signedIn();
    const before = await database().session.findFirstOrThrow();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60 * 1000 });
    const info = await send("userInfo", { cookie });
    expect(info.cookie).toMatch(/^token=./);
    expect(info.cookie).not.toBe(cookie);
    const after = await database().session.findFirstOrThrow();
    expect(after.lastSeenAt.getTime()).toBeGreaterThan(before.lastSeenAt.getTime());
    expect(after.expiresAt.getTime()).toBeGreaterThan(before.expiresAt.getTime());
    expect((await send("userInfo", { cookie: info.cookie ?? "" })).cookie).toBeUndefined();
  });
});

describe("a request of another site", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "http://sub.example.com" }, 403],
    [{ origin: "http://example.com" }, 401],
    [{ "sec-fetch-site": "same-origin", origin: "http://example.com" }, 401],
    [{}, 401],
  ])("%j: %i", async (headers, status) => {
    const { body, ...answer } = await send("login", { body: { email: `visitor${visitors}@example.com`, password }, headers });
    expect(answer.status).toBe(status);
    if (status === 403) expect(body).toEqual({ message: "ERROR_FORBIDDEN" });
  });
});

describe("an encrypted body", () => {
  const secret = env.PAYLOAD_SECRET ?? "";

  const encryptPayload = (text: string, key: string) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", createHash("sha256").update(key).digest(), iv);
    const encrypted = [cipher.update(text), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString("base64");
  };

  test("is decrypted with the shared secret", async () => {
    const { email } = await buildMember();
    const payload = encryptPayload(JSON.stringify({ email, password }), secret);
    const answer = await send("login", { body: { payload } });
    expect([answer.status, answer.body]).toEqual([200, { dataUser }]);
  });

  const good = Buffer.from(encryptPayload("{}", secret), "base64");
  const damaged = Buffer.from(good);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;

  test.each([
    ["of another secret", encryptPayload("{}", "another secret of ours")],
    ["that is damaged", damaged.toString("base64")],
    ["that is cut short", good.subarray(0, 27).toString("base64")],
    ["that is none", "no base64!"],
    ["of something else than JSON", encryptPayload("text", secret)],
    ["that is empty", ""],
  ])("%s is invalid data", async (_, payload) => {
    const answer = await send("login", { body: { payload } });
    expect([answer.status, answer.body]).toEqual([400, { message: "ERROR_DATA_SUBMIT_IS_INVALID" }]);
  });
});

describe("next-auth", () => {
  const get = (cookie: string) => authOptions(new Headers({ host: "example.com", cookie }));

  test("signs in by the same rules, with the same kind of session", async () => {
    const { id, email } = await buildMember();
    const [provider] = get("").providers;
    const authorize = provider?.options.authorize;
    const user = await authorize({ email, password });
    expect(user).toEqual({ id: String(id), name: "An", email, sessionId: (await database().session.findFirstOrThrow()).id });
    await expect(authorize({ email, password: "wrong one" })).rejects.toThrow("ERROR_ACCOUNT_PASSWORD_WRONG");
  });
});
