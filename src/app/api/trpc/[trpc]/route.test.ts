import { describe, expect, test } from "vitest";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { GET, POST } from "./route";

useTestDatabase();

const url = "http://example.com/api/trpc/system.account.signIn";

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request(url, {
      method: "POST",
      headers: { host: "example.com", "content-type": "application/json", "x-remote-address": "203.0.113.250", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

test("refuses a page of another site, and content types that a plain form can send", async () => {
  expect((await post({ json: {} }, { origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ json: {} }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ json: {} }, { "content-type": "text/plain" })).status).toBe(415);
  expect((await post({ json: {} }, { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
});

test.each<Record<string, string>>([{ "trpc-accept": "application/jsonl" }, { accept: "text/html, application/jsonl" }])(
  "refuses to stream JSON lines: %j",
  async (headers) => {
    const response = await post({ 0: { json: {} } }, headers);
    expect([response.status, response.headers.get("transfer-encoding")]).toEqual([406, null]);
  },
);

test("reports an input's errors at their fields, without internal details", async () => {
  const response = await post({ json: { email: 1 } });
  expect(response.status).toBe(400);
  const { error } = await response.json();
  expect(error.json.data).toMatchObject({
    error: "ERROR_DATA_SUBMIT_IS_INVALID",
    issues: [
      { field: "email", message: "invalid" },
      { field: "password", message: "input" },
    ],
  });
  expect(JSON.stringify(error)).not.toMatch(/stack|node_modules/);
});

test("forbids caching answers: they contain what only this person may see", async () => {
  const headers = { host: "example.com", "x-remote-address": "203.0.113.251" };
  const answer = await GET(new Request("http://example.com/api/trpc/system.account.signOut", { headers }));
  const signedOut = await POST(
    new Request("http://example.com/api/trpc/system.account.signOut", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
    }),
  );
  expect([signedOut.status, signedOut.headers.get("cache-control"), answer.headers.get("cache-control")]).toEqual([
    200,
    "no-store",
    "no-store",
  ]);
});

test("tells a throttled client when to retry", async () => {
  const form = { json: { email: "nobody@example.com", password: "wrong one" } };
  for (let i = 0; i < 10; i++) await post(form);
  const response = await post(form);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("limits the calls in a request", async () => {
  const calls = Array.from({ length: 21 }, () => "system.account.me").join(",");
  const request = new Request(`http://example.com/api/trpc/${calls}?batch=1`, { headers: { host: "example.com" } });
  expect((await GET(request)).status).toBe(400);
});

describe("refuses invalid input with a code, in tRPC's own shape", () => {
  const headers = { host: "example.com", "content-type": "application/json", "x-remote-address": "203.0.113.251" };
  const typed = {
    json: { email: { length: 300_000_000 }, password: "" },
    meta: { values: { email: [["typed-array", "Uint8Array"]] } },
  };
  const query = "http://example.com/api/trpc/system.account.me";

  test.each<[name: string, request: () => Request]>([
    ["a body without valid JSON", () => new Request(url, { method: "POST", headers, body: "{" })],
    ["a query without valid JSON", () => new Request(`${query}?input={`, { headers })],
    ["a superjson type named by the client", () => new Request(url, { method: "POST", headers, body: JSON.stringify(typed) })],
    ["the same in a batch", () => new Request(`${url}?batch=1`, { method: "POST", headers, body: JSON.stringify({ 0: typed }) })],
    ["a batch without calls", () => new Request(`${url}?batch=1`, { method: "POST", headers, body: "1" })],
  ])("%s", async (_, request) => {
    const started = performance.now();
    const response = await (request().method === "GET" ? GET : POST)(request());
    expect(performance.now() - started).toBeLessThan(1_000);
    const answers = [await response.json()].flat();
    expect([response.status, answers[0].error.json]).toMatchObject([
      400,
      { message: "ERROR_DATA_SUBMIT_IS_INVALID", data: { httpStatus: 400, error: "ERROR_DATA_SUBMIT_IS_INVALID" } },
    ]);
  });

  test("refuses an unknown call and a wrong method", async () => {
    const unknown = await GET(new Request("http://example.com/api/trpc/no.such.call", { headers }));
    expect([unknown.status, (await unknown.json()).error.json.message]).toEqual([404, "INVALID_REQUEST"]);
    const wrong = await GET(new Request(url, { headers }));
    expect([wrong.status, (await wrong.json()).error.json.message]).toEqual([405, "INVALID_REQUEST"]);
  });
});

test("takes calls that change something one by one", async () => {
  const names = "system.account.signOut,system.account.signOut";
  const headers = { host: "example.com", "content-type": "application/json", "x-remote-address": "203.0.113.252" };
  const body = JSON.stringify({ 0: { json: {} }, 1: { json: {} } });
  for (const path of [names, encodeURIComponent(names)]) {
    const answer = await POST(new Request(`http://example.com/api/trpc/${path}?batch=1`, { method: "POST", headers, body }));
    expect(answer.status).toBe(400);
  }
});

test("refuses answers of a batch that are too large together", async () => {
  const { sessionId } = await buildUser("ADMIN");
  const level = (index: number) => ({ nameEn: `Level ${index}`, nameVi: `Cấp ${index}` });
  await database().level.createMany({ data: Array.from({ length: 1000 }, (_, index) => level(index)) });
  const cookie = (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "";
  const get = async (count: number) => {
    const calls = Array.from({ length: count }, () => ({ json: { pageSize: 1000 } }));
    const query = new URLSearchParams({ batch: "1", input: JSON.stringify({ ...calls }) });
    const url = `http://example.com/api/trpc/${calls.map(() => "career.level.list").join(",")}?${query}`;
    const answer = await GET(new Request(url, { headers: { host: "example.com", cookie } }));
    const results: { result?: unknown; error?: { json: { message: string } } }[] = await answer.json();
    return results.map(({ error }) => error?.json.message ?? "ok");
  };
  expect(await get(2)).toEqual(["ok", "ok"]);
  expect((await get(20)).filter((outcome) => outcome === "ok").length).toBeLessThan(12);
  expect(new Set(await get(20))).toEqual(new Set(["ok", "ERROR_DATA_SUBMIT_IS_INVALID"]));
});
