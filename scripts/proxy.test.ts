import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as open, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "~/lib/routes";
import { freePort } from "./free-port.mjs";
import { findNginx, startNginx } from "./nginx.mjs";

const nginx = findNginx();
const etag = '"a-strong-etag"';
let proxy: Awaited<ReturnType<typeof startNginx>>;
let instances: Server[];
const busy = new Set<string>();

/** Stands in for the site: a compressed page with an ETag that reports the proxy's headers and the instance's name. */
function startInstance(name: string): Server {
  return createServer((request, response) => {
    request.resume();
    if (busy.has(name)) return response.writeHead(503).end("Busy");
    if (request.headers["if-none-match"] === etag) return response.writeHead(304, { ETag: etag }).end();
    const { "accept-encoding": encoding, ...headers } = request.headers;
    const body = JSON.stringify({ name, headers });
    if (!encoding?.includes("br")) return response.end(body);
    response.writeHead(200, { ETag: etag, "Content-Encoding": "br", Vary: "Accept-Encoding" }).end(brotliCompressSync(body));
  });
}

const reason = nginx ? "" : " (skipped: nginx is not installed)";
describe.skipIf(!nginx)(`deploy/nginx.conf in front of two instances${reason}`, () => {
  beforeAll(async () => {
    instances = [startInstance("first"), startInstance("second")];
    const ports = [await freePort(), await freePort()];
    for (const [index, instance] of instances.entries()) instance.listen(ports[index], "127.0.0.1");
    proxy = await startNginx(nginx ?? "", ports);
  });
  afterAll(async () => {
    for (const instance of instances) {
      instance.close();
      instance.closeAllConnections();
    }
    await proxy.stop();
  });

  function send(url: string, headers: Record<string, string> = {}, body?: Buffer) {
    return new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
      const method = body ? "POST" : "GET";
      const options = { method, host: "127.0.0.1", port: proxy.port, path: url, headers: { host: "example.com", ...headers } };
      const outgoing = open(options, async (answer) => resolve({ answer, body: await buffer(answer) }));
      outgoing.once("error", reject).end(body);
    });
  }

  const browser = { "accept-encoding": "gzip, deflate, br" };

  test("passes a compressed page and its ETag through unchanged", async () => {
    const { answer, body } = await send("/", browser);
    expect(answer.headers).toMatchObject({ etag, "content-encoding": "br", vary: "Accept-Encoding" });
    expect(JSON.parse(brotliDecompressSync(body).toString()).name).toMatch(/first|second/);
  });

  test("logs no tokens, neither of the URL, however encoded, nor of the referring page", async () => {
    const token = "Zk3_x9-QmT7vB2nL5pR8sD1fG4hJ6kW0yC3eU9iO2aX";
    const encoded = `%5A${token.slice(1)}`;
    const addresses = [
      `/contact/${token}`,
      `/vi/my-data/${encoded}?sent=1`,
      `/c%6Fntact/${token}`,
      `/en/contact/${token}`,
      `/api/contact/${token}/a-key`,
      `/api/my-data/${token}/a-key`,
      `//contact//${token}`,
      `/auth/reset?token=${token}`,
      `/auth/verify?%74oken=${token}`,
      `/news/a?preview=${token}`,
    ];
    for (const address of addresses) await send(address, { referer: `https://example.com${address}` });
    await send("/news/last", { referer: `https://an:${token}@example.com/` });
    const text = () => readFileSync(proxy.accessLog, "utf8");
    await expect.poll(text).toContain("/news/last");
    const lines = text().trim().split("\n");
    expect(lines.join("\n")).not.toContain(token.slice(1));
    expect(lines.map((line) => line.split('"')[1])).toEqual(
      expect.arrayContaining(["GET /contact/***", "GET /vi/my-data/***", "GET /auth/reset", "GET /auth/verify", "GET /news/a"]),
    );
    expect(lines.join("\n")).toContain('"https://example.com"');
  });

  test("passes on the largest body that the site takes", async () => {
    const largest = Buffer.alloc(Math.max(...routes.map(({ maxBody = 0 }) => maxBody)));
    expect((await send("/contact/a-token", {}, largest)).answer.statusCode).toBe(200);
  });

  test("answers 304 to a visitor who has the page", async () => {
    const { answer, body } = await send("/", { ...browser, "if-none-match": etag });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers.etag).toBe(etag);
    expect(body).toHaveLength(0);
  });

  test("overwrites the client's own claims about its address, protocol, host and request id", async () => {
    const forged = { "x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "gopher", "x-forwarded-host": "evil.example" };
    const { body } = await send("/", { ...forged, "x-request-id": "forged-id" });
    const { headers } = JSON.parse(body.toString());
    expect(headers).toMatchObject({ host: "example.com", "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "example.com" });
    expect(headers["x-forwarded-proto"]).toBe("http");
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
  });

  test("serves a page from the other instance when one is too busy, and 503 when both are", async () => {
    busy.add("first");
    for (let count = 0; count < 6; count += 1) expect((await send("/")).answer.statusCode).toBe(200);
    busy.add("second");
    for (let count = 0; count < 6; count += 1) expect((await send("/")).answer.statusCode).toBe(503);
    busy.clear();
    expect((await send("/")).answer.statusCode).toBe(200);
  });

  test("balances between both instances and loses no page when one is killed", async () => {
    const names = new Set<string>();
    for (let count = 0; count < 10; count += 1) names.add(JSON.parse((await send("/")).body.toString()).name);
    expect(names).toEqual(new Set(["first", "second"]));
    const statuses = Array.from({ length: 200 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 5));
      return (await send("/")).answer.statusCode;
    });
    setTimeout(() => {
      instances[0]?.close();
      instances[0]?.closeAllConnections();
    }, 300);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  });
});
