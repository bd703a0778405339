import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "~/env";
import { log } from "~/server/platform/log";
import { writeMetrics } from "~/server/platform/metrics";
import { currentRequest, setCacheOutcome, setPerson } from "~/server/platform/request-context";
import { collectLog } from "~/server/platform/test-log";
import { withRequestLog } from "./request-log";

let lines: string[];
let server: Server | undefined;
beforeEach(() => {
  lines = collectLog();
  set("LOG_REQUESTS", "all");
});
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

function set<Name extends keyof typeof env>(name: Name, value: (typeof env)[Name]) {
  vi.spyOn(env, name, "get").mockReturnValue(value);
}

async function ask(listener: RequestListener, path: string, headers: Record<string, string> = {}) {
  server = createServer(withRequestLog(listener));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { ...headers, connection: "close" } });
  await answer.text();
  server.close();
  return answer;
}

/** Sends the id with every answer, as the site does. */
const ok: RequestListener = (_, response) => {
  setCacheOutcome("hit");
  response.writeHead(200, { "X-Request-Id": currentRequest()?.id ?? "" }).end("ok");
};

test("logs a request in one line with id, method, path, status, time, cache outcome and user, and without its query", async () => {
  const answer = await ask((request, response) => {
    // The site rewrites URLs of static files and missing pages.
    request.url = "/rewritten";
    setPerson(12);
    ok(request, response);
  }, "/vi/news?search=an@example.com&token=abc");
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    new RegExp(`^info Request method=GET path=/vi/news status=200 ms=\\d+ cache=hit request=${id} person=12$`),
  );
});

test("adds the request's id to lines logged while answering it", async () => {
  const answer = await ask((request, response) => {
    setImmediate(() => {
      log.error("Broken");
      ok(request, response);
    });
  }, "/");
  expect(lines[0]).toBe(`error Broken request=${answer.headers.get("x-request-id")}`);
});

test("accepts a well-formed id from a trusted proxy only", async () => {
  const headers = { "x-request-id": "proxy-1234.abcd" };
  expect((await ask(ok, "/", headers)).headers.get("x-request-id")).not.toBe("proxy-1234.abcd");
  set("TRUSTED_PROXIES", 1);
  expect((await ask(ok, "/", headers)).headers.get("x-request-id")).toBe("proxy-1234.abcd");
  const forged = { "x-request-id": "a b=c status=200" };
  expect((await ask(ok, "/", forged)).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("logs only slow and failed requests with LOG_REQUESTS=slow, and none with off", async () => {
  const fail: RequestListener = (_, response) => response.writeHead(503).end();
  const linger: RequestListener = (_, response) => void setTimeout(() => response.end(), 1_050);
  set("LOG_REQUESTS", "slow");
  await ask(ok, "/quick");
  await ask(fail, "/failed");
  await ask(linger, "/slow");
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines.join()).not.toContain("/quick");
  set("LOG_REQUESTS", "off");
  await ask(fail, "/failed-again");
  expect(lines).toHaveLength(2);
});

test("counts requests by kind and status class, and pages by page-cache outcome", async () => {
  const metricOf = async (sample: string) => {
    const line = (await writeMetrics()).split("\n").find((one) => one.startsWith(`${sample} `));
    return Number(line?.split(" ")[1] ?? 0);
  };
  const pages = 'atrium_requests_total{kind="page",status="2xx"}';
  const calls = 'atrium_requests_total{kind="call",status="4xx"}';
  const stale = 'atrium_page_cache_total{outcome="stale"}';
  const before = [await metricOf(pages), await metricOf(calls), await metricOf(stale)];
  await ask((_, response) => {
    setCacheOutcome("stale");
    response.end();
  }, "/");
  await ask((_, response) => response.writeHead(404).end(), "/api/none");
  const counts = () => Promise.all([metricOf(pages), metricOf(calls), metricOf(stale)]);
  await expect.poll(counts).toEqual(before.map((value) => value + 1));
});
