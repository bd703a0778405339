import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as upload } from "~/app/api/files/route";
import { GET as preview } from "~/app/api/preview/route";
import { POST as mutate, GET as query } from "~/app/api/trpc/[trpc]/route";
import { PrismaClient } from "~/generated/prisma/client";
import { sessionCookie } from "~/server/auth/session";
import { setDatabase } from "~/server/db/client";
import { limitedConfig, PostgresAdapterFactory } from "~/server/db/postgres";
import { openTestDatabase } from "~/server/db/test-database";
import { restHandler } from "./rest";

// Nothing listens on port 1.
const away = new PrismaClient({ adapter: new PostgresAdapterFactory("postgres://atrium@127.0.0.1:1/atrium", limitedConfig) });

let cookie = "";
beforeAll(async () => {
  cookie = (await sessionCookie("a session", new Headers({ host: "example.com" }))).split(";")[0] ?? "";
  setDatabase(away);
});
// The next test files share the worker's database.
afterAll(openTestDatabase);

function request(path: string, body?: unknown): Request {
  const headers = { host: "example.com", cookie, "content-type": "application/json", "x-remote-address": "203.0.113.77" };
  return new Request(`http://example.com${path}`, { headers, ...(body ? { method: "POST", body: JSON.stringify(body) } : {}) });
}

const credentials = { email: "an@example.com", password: "correct horse" };
const calls: [name: string, call: () => Promise<Response>][] = [
  ["a tRPC query", () => query(request("/api/trpc/career.level.list?input=%7B%22json%22%3A%7B%7D%7D"))],
  ["a tRPC mutation", () => mutate(request("/api/trpc/system.account.signIn", { json: credentials }))],
  ["the REST sign-in", () => restHandler("login")(request("/api/auth/login", credentials))],
  ["the REST profile", () => restHandler("userInfo")(request("/api/user/info"))],
  ["an upload", () => upload(request("/api/files", {}), { params: Promise.resolve({}) })],
  ["a preview", () => preview(request("/api/preview?article=1&locale=en"))],
];

test.each(calls)("%s answers 503 with ERROR_UNAVAILABLE while the database is away", async (_, call) => {
  const response = await call();
  expect(response.status).toBe(503);
  const body = await response.json();
  expect(body.error?.json.message ?? body.message).toBe("ERROR_UNAVAILABLE");
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|prisma/i);
});

test("a procedure answers 503 even when the request itself needs no database", async () => {
  const anonymous = request("/api/trpc/system.account.signIn", { json: credentials });
  anonymous.headers.delete("cookie");
  const response = await mutate(anonymous);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
