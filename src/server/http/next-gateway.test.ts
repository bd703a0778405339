import { createServer, type IncomingMessage, type RequestListener, request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { env } from "~/env";
import { endSession, sessionCookie } from "~/server/auth/session";
import { createContext } from "~/server/crud/context";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { createQueue } from "~/server/platform/queue";
import { runInRequest } from "~/server/platform/request-context";
import { toHeaders } from "./answer";
import { createNextGateway } from "./next-gateway";

type Reply = { status: number; headers: IncomingMessage["headers"]; body: string };

useTestDatabase();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const own = async ({ url, headers }: Request) => Response.json({ url, host: headers.get("host") }, { headers: { "x-own": "1" } });

const call = async (incoming: Request) => {
  const cookies = ["a=1", "b=2"].map((line): [string, string] => ["set-cookie", line]);
  return Response.json({ url: incoming.url, body: await incoming.text() }, { headers: new Headers(cookies) });
};

const broken = async () => Promise.reject(new Error("broken"));

const doubled = async () => new Response("once", { headers: { "Transfer-Encoding": "chunked", "content-length": "9" } });

/** Starts a gateway in front of a stand-in for Next, with one place for visitors. */
async function gateway(handle: RequestListener) {
  const answerByNext = createNextGateway({
    handle,
    routes: {
      "/api/own": { GET: own },
      "/api/calls/": { POST: call },
      "/api/broken": { GET: broken },
      "/api/doubled": { GET: doubled },
    },
    visitors: createQueue({ maxRunning: 1, maxWaiting: 1 }),
    answerInstead: async (_request, response, refusal) =>
      void response.writeHead(503, { "retry-after": "1" }).end(refusal === "busy" ? "busy" : "sorry"),
    redirectMissing: async ({ url }) =>
      url === "/old" ? { status: 308, headers: { location: "/new" }, body: Buffer.alloc(0) } : null,
  });
  server = createServer((incoming, response) => void runInRequest({ id: "test" }, () => answerByNext(incoming, response)));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const send = (method: string, path: string, { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, async (incoming) =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) }),
      );
      outgoing.on("error", reject).end(body);
    });
  return { port, send };
}

/** Answers with what it received. */
const echo = async (incoming: IncomingMessage, response: ServerResponse) => {
  const body = await text(incoming);
  response.end(JSON.stringify({ method: incoming.method, url: incoming.url, bytes: body.length }));
};

const cookieOfSession = async (id: string) => ({ cookie: (await sessionCookie(id, new Headers())).split(";")[0] ?? "" });
const staffCookie = async () => cookieOfSession((await buildUser("USER")).sessionId);

test.each([
  ["is followed from a missing page", "/old", 404, 308, "/new"],
  ["is not followed from another missing page", "/gone", 404, 404, undefined],
  ["does not hide a page that exists", "/old", 200, 200, undefined],
])("a redirect of staff %s", async (_, path, found, status, location) => {
  const { send } = await gateway((_request, response) => void response.writeHead(found).end());
  const answer = await send("GET", path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

describe("a route answered without Next", () => {
  test("gets the whole request, and its answer is sent unchanged", async () => {
    const { port, send } = await gateway(echo);
    const { status, headers, body } = await send("GET", "/api/own?q=1", { headers: { host: `localhost:${port}` } });
    expect([status, headers["x-own"]]).toEqual([200, "1"]);
    expect(JSON.parse(body)).toEqual({ url: "http://localhost/api/own?q=1", host: `localhost:${port}` });
  });

  test("is answered by Next for other methods", async () => {
    const { send } = await gateway(echo);
    expect(JSON.parse((await send("POST", "/api/own", { body: "x" })).body)).toMatchObject({ method: "POST", bytes: 1 });
  });

  test("gets the body of a call below its path, and may set several cookies", async () => {
    const { send } = await gateway(echo);
    const { headers, body } = await send("POST", "/api/calls/save?batch=1", { body: "ABC" });
    expect(JSON.parse(body)).toEqual({ url: "http://localhost/api/calls/save?batch=1", body: "ABC" });
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(JSON.parse((await send("POST", "/api/calls/deeper/save", { body: "x" })).body)).toMatchObject({ bytes: 1 });
  });

  test("ends its answer in one way, whatever its headers say", async () => {
    const { port } = await gateway(echo);
    const socket = connect(port);
    socket.write("GET /api/doubled HTTP/1.1\r\nHost: x\r\n\r\nGET /api/own HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const [first = "", second] = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^content-length: 4\r$/im);
    expect(first).not.toMatch(/transfer-encoding/i);
    expect(first.endsWith("\r\n\r\nonce")).toBe(true);
    expect(second).toContain('"url":"http://localhost/api/own"');
  });

  test("answers like every failed call when it fails", async () => {
    const { send } = await gateway(echo);
    const { status, body } = await send("GET", "/api/broken");
    expect([status, JSON.parse(body)]).toEqual([500, { message: "ERROR_SERVER" }]);
  });
});

describe("the cookie of an ended session", () => {
  const page: RequestListener = async ({ headers }, response) => {
    const context = await createContext({ headers: toHeaders(headers), resHeaders: new Headers() });
    response.writeHead(200, { "cache-control": "private" }).end(context.actor?.name);
  };
  const askAs = async (cookie: string, path = "/admin/news") => {
    const { send } = await gateway(page);
    const { headers } = await send("GET", path, { headers: { cookie } });
    return { cookies: headers["set-cookie"], caching: headers["cache-control"] };
  };
  const cleared = ["token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax", "staff=; Max-Age=0; Path=/; SameSite=Lax"];

  test("is removed by pages that need a session", async () => {
    const { sessionId } = await buildUser("ADMIN");
    const { cookie } = await cookieOfSession(sessionId);
    await endSession(database(), sessionId);
    for (const dead of [cookie, "token=made-up"]) {
      expect(await askAs(dead)).toEqual({ cookies: cleared, caching: "no-store" });
    }
  });

  test("is removed over https only, when it was set over https", async () => {
    const proxied = vi.spyOn(env, "NEXTAUTH_URL", "get").mockReturnValue("https://example.com");
    expect((await askAs("token=made-up")).cookies).toEqual(cleared.map((line) => `${line}; Secure`));
    proxied.mockRestore();
  });

  test("is kept while the session lives, and not touched for visitors without one", async () => {
    expect(await askAs((await staffCookie()).cookie)).toEqual({ cookies: undefined, caching: "private" });
    expect(await askAs("locale=vi")).toEqual({ cookies: undefined, caching: "private" });
  });

  test("is left to API calls, which may have set a new one", async () => {
    expect((await askAs("token=made-up", "/api/auth/login")).cookies).toBeUndefined();
  });
});

describe("a body", () => {
  test.each([
    ["without a session, at the bound", "/api/trpc/system.account.signIn", 65_536, false, 200],
    ["without a session, above it", "/api/trpc/system.account.signIn", 65_537, false, 413],
    ["above it, for a call that needs a session", "/api/trpc/news.article.update", 65_537, false, 401],
    ["an upload without a session", "/api/files", 1_000_000, false, 401],
    ["a call with a session", "/api/trpc/news.article.update", 4 * 1024 * 1024, true, 200],
    ["a call with a session, above its bound", "/api/trpc/news.article.update", 4 * 1024 * 1024 + 1, true, 413],
    ["another call with a session", "/api/auth/login", 65_537, true, 413],
  ])("%s", async (_, path, bytes, isStaff, status) => {
    const { send } = await gateway(echo);
    const cookie = isStaff ? await staffCookie() : {};
    const whole = await send("POST", path, { headers: cookie, body: "x".repeat(bytes) });
    const chunked = await send("POST", path, { headers: { ...cookie, "transfer-encoding": "chunked" }, body: "x".repeat(bytes) });
    expect([whole.status, chunked.status]).toEqual([status, status]);
    if (status === 200) expect(JSON.parse(chunked.body)).toEqual({ method: "POST", url: path, bytes });
    else expect(whole.headers["cache-control"]).toBe("no-store");
  });

  test("has the limit of visitors with a forged session cookie", async () => {
    const { send } = await gateway(echo);
    const body = "x".repeat(65_537);
    expect((await send("POST", "/api/auth/login", { headers: { cookie: "token=made-up" }, body })).status).toBe(413);
  });

  test("has the limit of visitors with the signed cookie of an ended session", async () => {
    const { send } = await gateway(echo);
    const { sessionId } = await buildUser("ADMIN");
    await endSession(database(), sessionId);
    const headers = await cookieOfSession(sessionId);
    for (const path of ["/api/files", "/api/trpc/news.article.update"]) {
      expect((await send("POST", path, { headers, body: "x".repeat(65_537) })).status).toBe(401);
    }
  });

  test("can't exhaust the memory of all from one account", async () => {
    const { port, send } = await gateway(echo);
    const { cookie } = await staffCookie();
    const file = Buffer.alloc(10 * 1024 * 1024);
    // These uploads stop before their end.
    const slow = Array.from({ length: 26 }, () => {
      const socket = connect(port).on("error", () => {});
      socket.write(`POST /api/files HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Length: ${file.length}\r\n\r\n`);
      socket.write(file.subarray(1));
      return socket;
    });
    const refused = await Promise.race(slow.map((socket) => new Promise((resolve) => socket.once("data", resolve))));
    expect(String(refused)).toMatch(/^HTTP\/1.1 503 /);
    const upload = await send("POST", "/api/files", { headers: await staffCookie(), body: file.toString() });
    expect(upload.status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  test("holds no place when it never ends", async () => {
    const { port, send } = await gateway(echo);
    const slow = Array.from({ length: 5 }, () => {
      const socket = connect(port);
      socket.write("POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
      return socket;
    });
    expect((await send("GET", "/auth/login")).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

describe("places", () => {
  /** Makes a listener that answers only on request, except for staff. */
  function heldSite() {
    const held: ServerResponse[] = [];
    const handle: RequestListener = (incoming, response) => {
      if (incoming.headers.cookie) response.end("staff");
      else held.push(response);
    };
    return { held, handle };
  }

  test("are limited: beyond them, pages and calls answer with a retry", async () => {
    const { held, handle } = heldSite();
    const { send } = await gateway(handle);
    const first = send("GET", "/auth/login");
    await expect.poll(() => held.length).toBe(1);
    const second = send("GET", "/auth/login");
    // The second request waits by now, or waits when the third is refused: exactly one of both is refused.
    const page = send("GET", "/auth/login");
    const refused = await Promise.race([second, page]);
    expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "1" }, body: "busy" });
    const call = await send("GET", "/api/user/info");
    expect([call.status, call.body]).toEqual([503, '{"message":"ERROR_UNAVAILABLE"}']);
    expect(call.headers["retry-after"]).toBe("1");
    held[0]?.end("done");
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end("done");
    const answered = await Promise.all([first, second, page]);
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test("are not taken from staff by visitors", async () => {
    const { held, handle } = heldSite();
    const { send } = await gateway(handle);
    const flood = [send("GET", "/auth/login"), send("GET", "/auth/login"), send("GET", "/auth/login")];
    await expect.poll(() => held.length).toBe(1);
    expect((await send("GET", "/admin/news", { headers: await staffCookie() })).body).toBe("staff");
    held[0]?.end("done");
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end("done");
    await Promise.all(flood);
  });

  test("become free while a slow client is still reading its answer", async () => {
    const { port, send } = await gateway((_incoming, response) => response.end("x".repeat(8 * 1024 * 1024)));
    const slow = Array.from({ length: 3 }, () => {
      const socket = connect(port);
      socket.pause();
      socket.write("GET /auth/login HTTP/1.1\r\nHost: x\r\n\r\n");
      return socket;
    });
    expect((await send("GET", "/auth/login")).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

describe("errors of calls have one form, whichever layer they come from", () => {
  const failing = (status: number, type: string, body: string) =>
    gateway((_incoming, response) => void response.writeHead(status, { "content-type": type }).end(body));

  test.each([
    [404, "text/html", "<html>", { message: "INVALID_REQUEST" }],
    [405, "", "", { message: "INVALID_REQUEST" }],
    [400, "text/plain", "Unexpected token", { message: "ERROR_DATA_SUBMIT_IS_INVALID" }],
    [429, "application/json", '{"message":"ERROR_TOO_MANY_REQUESTS"}', { message: "ERROR_TOO_MANY_REQUESTS" }],
    [401, "application/json", '{"message":"Invalid token!"}', { message: "Invalid token!" }],
    [401, "application/json", '{"url":"/admin"}', { url: "/admin", message: "ERROR_UNAUTHORIZED" }],
  ])("%i %s %s", async (status, type, body, message) => {
    const { send } = await failing(status, type, body);
    const reply = await send("GET", "/api/any");
    expect([reply.status, JSON.parse(reply.body)]).toEqual([status, message]);
    expect(reply.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    const trpc = JSON.parse((await send("GET", "/api/trpc/any")).body);
    const code = "url" in message ? "ERROR_UNAUTHORIZED" : message.message;
    if (code !== "Invalid token!")
      expect(trpc.error.json).toMatchObject({ message: code, data: { httpStatus: status, error: code } });
  });

  test("errors of tRPC stay unchanged", async () => {
    const body = JSON.stringify([{ error: { json: { message: "ERROR_CONFLICT", data: { conflict: { version: 2 } } } } }]);
    const { send } = await failing(409, "application/json", body);
    expect((await send("GET", "/api/trpc/any?batch=1")).body).toBe(body);
  });
});

test("a page that Next fails to render is replaced by the site's error page", async () => {
  const { send } = await gateway((_incoming, response) => void response.writeHead(500).end("Internal Server Error"));
  expect(await send("GET", "/admin/news")).toMatchObject({ status: 503, body: "sorry" });
});

test("headers about address and host that a client forges do not reach Next", async () => {
  const { port, send } = await gateway((incoming, response) => response.end(JSON.stringify(incoming.headers)));
  const headers = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-remote-address": "1.2.3.4",
    "x-requested-url": "/x",
  };
  const seen = JSON.parse((await send("GET", "/admin/news?page=2", { headers })).body);
  expect(seen).toMatchObject({
    "x-forwarded-host": `localhost:${port}`,
    "x-forwarded-proto": "http",
    "x-requested-url": "/admin/news?page=2",
  });
  expect(seen["x-remote-address"]).not.toBe("1.2.3.4");
});
