import { readFileSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withStaticFiles } from "./static-files";

const icon = readFileSync("public/icon.svg", "utf8");
let server: Server;

beforeAll(async () => {
  const site = withStaticFiles(
    (request, response) => response.writeHead(404).end(request.url),
    (_, response) => response.setHeader("X-Content-Type-Options", "nosniff"),
  );
  server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a raw path: fetch would resolve "..". */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const sent = send({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on("error", reject).end();
  });
}

test("serves a file with its type and cacheable, and answers 304 to a browser that has it", async () => {
  const { status, headers, body } = await get("/icon.svg?v=1");
  expect([status, body]).toEqual([200, icon]);
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
  });
  const again = await get("/icon.svg", { "if-none-match": String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, ""]);
  const head = await get("/icon.svg", {}, "HEAD");
  expect([head.status, head.body, head.headers["content-length"]]).toEqual([200, "", String(icon.length)]);
});

test.each([
  ["bytes=0-3", 206, icon.slice(0, 4)],
  ["bytes=-4", 206, icon.slice(-4)],
  ["bytes=x", 200, icon],
  ["lines=1-2", 200, icon],
])("a part of a file, asked for by %s, is answered with %i", async (range, status, body) => {
  expect(await get("/icon.svg", { range })).toMatchObject({ status, body });
});

test.each(["bytes=999999-", "bytes=5-2"])("a part that there can't be, %s, is refused", async (range) => {
  expect((await get("/icon.svg", { range })).status).toBe(416);
});

test.each(["/missing.svg", "/", "/../package.json", "/..%2fpackage.json", "/%00.svg", "//icon.svg"])(
  "%s is no file, and is handed on as it is",
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: path });
  },
);
