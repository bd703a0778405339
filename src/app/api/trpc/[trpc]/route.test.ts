import { expect, test } from "vitest";
import { useTestDatabase } from "~/server/db/test-database";
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

test("a page of another site is refused, and so is what a plain form can send", async () => {
  expect((await post({ json: {} }, { origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ json: {} }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ json: {} }, { "content-type": "text/plain" })).status).toBe(415);
  expect((await post({ json: {} }, { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
});

test("what is wrong with an input stands at its field; nothing of our inside is told", async () => {
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

test("whoever has to wait is told for how long", async () => {
  const form = { json: { email: "nobody@example.com", password: "wrong one" } };
  for (let i = 0; i < 10; i++) await post(form);
  const response = await post(form);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("a request carries only so many calls", async () => {
  const calls = Array.from({ length: 21 }, () => "system.account.me").join(",");
  const request = new Request(`http://example.com/api/trpc/${calls}?batch=1`, { headers: { host: "example.com" } });
  expect((await GET(request)).status).toBe(400);
});

test("a body larger than any call's is given up, whatever it says of its length", async () => {
  const large = { json: { email: "x".repeat(5 * 1024 * 1024), password: "" } };
  expect((await post(large)).status).toBe(413);
  const headers = { host: "example.com", "content-type": "application/json" };
  const chunked = { method: "POST", headers, body: new Blob([JSON.stringify(large)]).stream(), duplex: "half" };
  expect((await POST(new Request(url, chunked))).status).toBe(413);
});
