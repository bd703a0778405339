import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { env } from "~/env";
import { endSession, sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildUser } from "~/server/db/test-records";
import type { PublicForm } from "~/server/forms/form";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import { createPreviewLink, openPreview } from "~/server/traits/preview";
import { createDevelopmentSite, createSite } from "./site";

useTestDatabase();

type Seen = { url: string; cookie: string | undefined; preview: ReturnType<typeof openPreview> };

/** Requests that reached the stand-in for Next. */
let seen: Seen[] = [];
let server: Server;
let port = 0;

const handle: RequestListener = ({ url = "", headers }, response) => {
  seen.push({ url, cookie: headers.cookie, preview: openPreview() });
  response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><html><body>A page</body></html>");
};

async function start(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
}

beforeEach(async () => {
  seen = [];
  await start(createSite({ handle, database: database(), forms: [], port: 0, routes: {} }));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the raw bytes of a request: a client library would normalise its address. */
async function send(
  target: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const socket = connect(port);
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  const answer = await text(socket);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
  return { status: Number(answer.slice(9, 12)), location: header("location"), header, body };
}

describe("a path that is not canonical never reaches Next", () => {
  test.each([
    ["/x/../search?q=a", 308, "/search?q=a"],
    ["/%2e/search?q=a", 308, "/search?q=a"],
    ["//search?q=a", 308, "/search?q=a"],
    ["/%73earch?q=a", 308, "/search?q=a"],
    ["/vi//news", 308, "/vi/news"],
    ["/_next/../search", 308, "/search"],
    ["/%61dmin", 308, "/admin"],
    ["/api/%74rpc/x", 308, "/api/trpc/x"],
    ["/api/x/..%2ftrpc/x", 400, undefined],
    ["/api/%00", 400, undefined],
    ["/api/trpc/x#y", 400, undefined],
    ["/api/files/%5c", 404, undefined],
    ["/news%00", 404, undefined],
    ["/search%2Fx", 404, undefined],
    ["/x%5C..%5Csearch", 404, undefined],
    ["/search#?q=a", 404, undefined],
    ["/search?q=a#b", 404, undefined],
    ["http://x/search?q=a", 400, undefined],
    ["http://localhost/x/../search?q=a", 308, "/search?q=a"],
    ["/_next/data/x/search.json", 404, undefined],
    ["/_next/static/nothing.js", 404, undefined],
  ])("%s: %i %s", async (target, status, location) => {
    const answer = await send(target);
    expect([answer.status, answer.location]).toEqual([status, location]);
    expect(seen.map(({ url }) => url).filter((url) => url !== "/not-found-page" && url !== "/vi/not-found-page")).toEqual([]);
  });

  test("for any method", async () => {
    expect((await send("*", { method: "OPTIONS" })).status).toBe(404);
    expect((await send("/api/%74rpc/x", { method: "POST" })).status).toBe(308);
  });
});

test("equivalent searches share one cached answer", async () => {
  const targets = ["/search?q=a", "/search?q=a&_rsc=1", "/search?x=1&q=+a", "/search?q=%61"];
  for (const target of targets) expect((await send(target, { headers: { rsc: "1" } })).status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(["/search?q=a"]);
});

test("unknown and refused addresses share the render of one not-found page", async () => {
  for (const target of ["/nowhere", "/news/nowhere", "/a/b/c", "/a%2Fb", "/b%00", "/_x", "/not-found-page"])
    expect((await send(target)).status).toBe(404);
  expect(seen.map(({ url }) => url)).toEqual(["/not-found-page"]);
});

describe("an unknown address below", () => {
  test.each(["/api", "/api?x=1", "/api/nothing", "/api/auth/callback/google", "/api/files/1/more"])(
    "/api is refused as other calls are, without Next, for any method: %s",
    async (target) => {
      for (const method of ["POST", "DELETE", ...(target.startsWith("/api/files/") ? [] : ["GET"])]) {
        const answer = await send(target, { method });
        expect([answer.status, answer.header("content-type"), answer.header("cache-control")]).toEqual([
          404,
          "application/json",
          "no-store",
        ]);
        expect(JSON.parse(answer.body)).toEqual({ message: "INVALID_REQUEST" });
      }
      expect(seen).toEqual([]);
    },
  );

  test("/api/trpc is refused in tRPC's shape", async () => {
    const answer = await send("/api/trpc/a/b");
    expect(JSON.parse(answer.body).error.json).toMatchObject({ message: "INVALID_REQUEST", data: { httpStatus: 404 } });
    expect(seen).toEqual([]);
  });

  test("/admin and /auth gets the cached not-found page in the chosen language", async () => {
    const { sessionId } = await buildUser("ADMIN");
    const [live = ""] = (await sessionCookie(sessionId, new Headers())).split(";");
    await endSession(database(), sessionId);
    for (const cookie of ["a=1", "token=made-up", live]) {
      for (const target of ["/admin/nothing", "/admin/level/1", "/auth", "/auth/nothing"]) {
        const answer = await send(target, { headers: { cookie: `${cookie}; locale=vi` } });
        expect([answer.status, answer.body.includes("A page")]).toEqual([404, true]);
      }
    }
    expect(seen.map(({ url }) => url)).toEqual(["/vi/not-found-page"]);
  });

  test("/admin gets the back office's not-found page for staff", async () => {
    const { sessionId } = await buildUser("USER");
    const [cookie = ""] = (await sessionCookie(sessionId, new Headers())).split(";");
    await send("/admin/nothing", { headers: { cookie } });
    expect(seen.map(({ url }) => url)).toEqual(["/admin/nothing"]);
  });
});

describe("a target in absolute form", () => {
  test("is answered like its path for this site", async () => {
    const host = "localhost:3000";
    expect((await send(`http://${host}/search?q=a`, { headers: { host } })).status).toBe(200);
    expect((await send(`http://${host}/admin`, { headers: { host } })).status).toBe(200);
    expect((await send(`http://${host}/api/nothing`, { headers: { host } })).status).toBe(404);
    expect(seen.map(({ url }) => url)).toEqual(["/search?q=a", "/admin"]);
  });

  test("is refused for another site", async () => {
    expect((await send("http://elsewhere.example/search?q=a")).status).toBe(400);
    expect((await send("elsewhere.example:443")).status).toBe(400);
    expect(seen).toEqual([]);
  });

  test("is accepted in development too", async () => {
    server.close();
    await start(createDevelopmentSite({ handle, database: database(), forms: [] }));
    expect((await send("http://localhost/news")).status).toBe(200);
    expect((await send("http://elsewhere.example/news")).status).toBe(400);
    expect(seen.map(({ url }) => url)).toEqual(["/news"]);
  });
});

test("a client that requests hundreds of unknown addresses gets only cached pages for a while", async () => {
  const proxied = vi.spyOn(env, "TRUSTED_PROXIES", "get").mockReturnValue(1);
  const as = (ip: string) => ({ headers: { "x-forwarded-for": ip } });
  await send("/search", as("192.0.2.1"));
  for (let number = 0; number < 300; number++) expect((await send(`/nowhere-${number}`, as("192.0.2.1"))).status).toBe(404);
  const answer = await send("/nowhere", as("192.0.2.1"));
  expect([answer.status, Number(answer.header("retry-after")) > 0]).toEqual([429, true]);
  generation().value += 1;
  expect((await send("/search", as("192.0.2.1"))).status).toBe(200);
  expect((await send("/nowhere", as("192.0.2.2"))).status).toBe(404);
  proxied.mockRestore();
});

test("a client that requests hundreds of unknown addresses still gets permanent pages and the answer to its form", async () => {
  const proxied = vi.spyOn(env, "TRUSTED_PROXIES", "get").mockReturnValue(1);
  const [{ slug }, { slug: otherSlug }] = [await buildJobPost(), await buildJobPost()];
  await send(`/career/${slug}`);
  for (let number = 0; number < 300; number++) await countAttempt("unknown", "192.0.2.3");
  const statusOf = async (page: string) => (await send(page, { headers: { "x-forwarded-for": "192.0.2.3" } })).status;
  const answered = ["/robots.txt", "/sitemap.xml", "/sitemap/1.xml", "/vi/about-us", "/contact?sent=1", `/career/${slug}?sent=1`];
  for (const page of answered) expect([page, await statusOf(page)]).toEqual([page, 200]);
  const refused = ["/nowhere", "/nowhere?sent=1", `/career/${otherSlug}`, `/career/${otherSlug}?sent=1`, "/news?page=9"];
  for (const page of refused) expect([page, await statusOf(page)]).toEqual([page, 429]);
  proxied.mockRestore();
});

describe("a page with a token in its address", () => {
  const address = "/vi/my-data/a-token";
  /** Sends the form of a private page, with `submit` in place of its processing. */
  async function sendForm(submit: PublicForm["submit"], method = "POST", target = address) {
    const form = { paths: ["/my-data/[token]"], fields: null, fileField: null, submit };
    server.close();
    await start(createSite({ handle, database: database(), forms: [form], port: 0, routes: {} }));
    const body = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
    const answer = await send(target, { method, ...(method === "POST" && { headers: body }) });
    return [answer.status, answer.header("referrer-policy")];
  }
  const failing = async () => {
    throw new Error("A mistake");
  };

  test("hides the address from other sites, as do cached pages and redirects in its place", async () => {
    const missing = async () => ({ kind: "missing" as const });
    expect(await sendForm(failing, "GET")).toEqual([200, "no-referrer"]);
    expect(await sendForm(missing)).toEqual([404, "no-referrer"]);
    expect(await sendForm(failing)).toEqual([500, "no-referrer"]);
    expect(await sendForm(missing, "PUT")).toEqual([405, "no-referrer"]);
    expect(await sendForm(missing, "GET", "/en/my-data/a-token")).toEqual([308, "no-referrer"]);
    expect(await sendForm(missing, "GET", "/my-data/a-token/nothing")).toEqual([404, "no-referrer"]);
    expect(await sendForm(missing, "GET", "/api/my-data/a-token/x/y")).toEqual([404, "no-referrer"]);
    expect(await sendForm(missing, "GET", "/contact?sent=1")).toEqual([200, "strict-origin-when-cross-origin"]);
  });

  test("hides the address on the cached page for too many forms", async () => {
    await forgetAttempts("readForm", "127.0.0.1");
    for (let count = 0; count < 40; count++) await countAttempt("readForm", "127.0.0.1");
    expect(await sendForm(failing)).toEqual([429, "no-referrer"]);
    await forgetAttempts("readForm", "127.0.0.1");
  });

  test("hides the address on the public page after a preview link has ended", async () => {
    const answer = await send(`/news?preview=${"x".repeat(43)}`);
    expect([answer.status, answer.header("referrer-policy")]).toEqual([200, "strict-origin"]);
  });
});

/** Sends an endless body. @returns the largest amount that the server read in one turn of the event loop, in KiB */
async function mostReadInOneTurn(target: string): Promise<number> {
  let connection: Socket | undefined;
  server.once("connection", (opened) => {
    connection = opened;
  });
  const client = connect(port);
  const pump = () => {
    while (client.write(Buffer.alloc(1024 * 1024)));
  };
  client.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000000\r\n\r\n`);
  client.on("drain", pump).on("error", () => {});
  pump();
  let [before, most] = [0, 0];
  const end = Date.now() + 500;
  while (Date.now() < end) {
    await new Promise((resolve) => setImmediate(resolve));
    const { bytesRead = 0 } = connection ?? {};
    most = Math.max(most, bytesRead - before);
    before = bytesRead;
  }
  client.destroy();
  return most / 1024;
}

test.each([
  ["a kept page", "/search"],
  ["a page that is not kept", "/search?q=a"],
  ["an address of another site", "http://elsewhere.example/"],
])("throws away the body that comes with a GET of %s in small pieces", async (_, target) => {
  await send("/search");
  expect(await mostReadInOneTurn(target)).toBeLessThanOrEqual(256);
});

describe("while the render queue is full", () => {
  const places = 4 + 128;
  let held = 0;
  const holding: RequestListener = ({ url = "" }, response) => {
    if (url.endsWith("/error-page")) response.writeHead(200, { "content-type": "text/html" }).end(url);
    else held += 1;
  };

  beforeEach(async () => {
    held = 0;
    server.close();
    await start(createSite({ handle: holding, database: database(), forms: [], port: 0, routes: {} }));
    let arrived = 0;
    server.on("request", () => {
      arrived += 1;
    });
    for (let count = 0; count < places; count++) void send("/auth/login").catch(() => {});
    await expect.poll(() => [arrived, held], { timeout: 5_000 }).toEqual([places, 4]);
  });

  test.each([
    ["a page", "/news", "en", "/error-page"],
    ["a page in Vietnamese", "/vi/news", "en", "/vi/error-page"],
    ["a search in Vietnamese", "/vi/search?q=a", "en", "/vi/error-page"],
    ["a preview in Vietnamese", `/vi/news?preview=${"x".repeat(43)}`, "en", "/vi/error-page"],
    ["a page of accounts", "/auth/forgot", "en", "/error-page"],
    ["a page of accounts for who chose Vietnamese", "/auth/forgot", "vi", "/vi/error-page"],
  ])("%s is answered with the error page in its language", async (_, target, locale, page) => {
    const answer = await send(target, { headers: { cookie: `locale=${locale}`, "accept-encoding": "identity" } });
    expect([answer.status, answer.header("retry-after"), answer.header("cache-control")]).toEqual([503, "1", "no-store"]);
    expect(answer.body).toBe(page);
  });

  test("a call answers with its error", async () => {
    const { status, body, header } = await send("/api/user/info");
    expect([status, body, header("retry-after")]).toEqual([503, '{"message":"ERROR_UNAVAILABLE"}', "1"]);
  });
});

describe("Next's draft cookie", () => {
  const cookie = "a=1; __prerender_bypass=x;__next_preview_data=y; b=2";

  test("is removed from every request", async () => {
    await send("/admin", { headers: { cookie } });
    await send("/api/user/info", { headers: { cookie: "__prerender_bypass=x" } });
    expect(seen.map((one) => one.cookie)).toEqual(["a=1; b=2", undefined]);
  });

  test("is removed in development too", async () => {
    server.close();
    await start(createDevelopmentSite({ handle, database: database(), forms: [] }));
    await send("/news", { headers: { cookie } });
    expect(seen.map((one) => one.cookie)).toEqual(["a=1; b=2"]);
  });
});

describe("a preview", () => {
  async function makeLink() {
    const maker = await buildUser("ADMIN");
    const author = { creatorName: "Lan", creatorEmail: "lan@example.com" };
    const { id } = await database().newsArticle.create({ data: { slug: "a", ...author } });
    await database().feature.upsert({
      where: { pathname: "/admin/news" },
      create: { pathname: "/admin/news", nameEn: "News", nameVi: "Tin", location: 1, icon: "newspaper" },
      update: {},
    });
    const record = { path: "/admin/news", id } as const;
    const token = await createPreviewLink(database(), record, { actor: maker, ip: "192.0.2.1", now: new Date() });
    return { record, token };
  }

  test("is rendered for its request only, sets no cookie, and is neither cached nor indexed", async () => {
    const { record, token } = await makeLink();
    const answer = await send(`/news/a?preview=${token}`, { headers: { cookie: "locale=vi" } });
    expect(answer.status).toBe(200);
    expect(["cache-control", "x-robots-tag", "referrer-policy", "set-cookie"].map(answer.header)).toEqual([
      "no-store",
      "noindex, nofollow",
      "strict-origin",
      undefined,
    ]);
    await send("/news/a");
    expect(seen.map(({ preview }) => preview)).toEqual([{ ...record, token }, null]);
  });

  test("is opened only by the page of its record: elsewhere its key has no effect", async () => {
    const { token } = await makeLink();
    const pages: [string, number][] = [
      ["/search?q=a&", 200],
      ["/search?q=a&x=1&", 200],
      ["/news?", 200],
      ["/about-us?", 200],
      ["/nowhere?", 404],
      ["/news/b?", 404],
    ];
    for (const [page, expected] of pages) {
      const { status, header } = await send(`${page}preview=${token}`);
      expect([page, status, header("x-robots-tag")]).toEqual([page, expected, undefined]);
    }
    expect(seen.map(({ url, preview }) => [url, preview])).toEqual(
      ["/search?q=a", "/news", "/about-us", "/not-found-page"].map((url) => [url, null]),
    );
  });

  test("ends with its link: the public page is answered", async () => {
    const { token } = await makeLink();
    await database().previewLink.deleteMany();
    const answer = await send(`/news/a?preview=${token}`);
    expect([answer.status, answer.header("x-robots-tag")]).toEqual([200, undefined]);
    expect(seen).toMatchObject([{ url: "/news/a", preview: null }]);
  });
});

test("a client that sends requests without waiting for answers is disconnected", async () => {
  const socket = connect(port, "localhost").on("error", () => {});
  const closed = once(socket.resume(), "close");
  socket.write("GET /news?page=2 HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500));
  await closed;
  expect(seen.length).toBeLessThanOrEqual(16);
});
