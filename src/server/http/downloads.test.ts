import { createServer, type IncomingMessage, type RequestListener, request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { sessionCookie } from "~/server/auth/session";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { createQueue } from "~/server/platform/queue";
import { createDownloads } from "./downloads";
import { createNextGateway } from "./next-gateway";

useTestDatabase();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts a gateway in front of a stand-in for Next. */
function gateway(handle: RequestListener): Promise<number> {
  const answerByNext = createNextGateway({
    handle,
    visitors: createQueue({ maxRunning: 1, maxWaiting: 1 }),
    answerInstead: async (_request, response) => void response.writeHead(503).end(),
  });
  return listen((incoming, response) => void answerByNext(incoming, response));
}

const limits = { maxRunning: 1, maxWaiting: 1, maxRunningEach: 1, idleMs: 10_000, minBytesPerSecond: 8 * 1024, maxMs: 10_000 };

/** Starts only the downloads, with limits short enough for a test. */
function downloads(handle: RequestListener, changed: Partial<typeof limits>): Promise<number> {
  const answerDownload = createDownloads(handle, { ...limits, ...changed });
  return listen((incoming, response) => {
    answerDownload(incoming, response).catch(() => response.writeHead(503).end());
  });
}

/** Resolves when the headers arrive. */
function open(port: number, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, agent: false }, resolve).on("error", reject).end();
  });
}

/** Opens a client that sends a request and reads nothing. */
function openWithoutReading(port: number, cookie = "", path = "/api/export/level") {
  const socket = connect(port);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

const staffCookie = async () => {
  const { sessionId } = await buildUser("USER");
  return (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "";
};

/** Writes a hundred megabytes as fast as the client reads them. */
function writeMuch(written: { bytes: number }) {
  return async (_incoming: IncomingMessage, response: ServerResponse) => {
    const chunk = Buffer.alloc(1024 * 1024, "x");
    for (let i = 0; i < 100 && !response.destroyed; i++) {
      written.bytes += chunk.length;
      if (!response.write(chunk)) await new Promise((resolve) => response.once("drain", resolve).once("close", resolve));
    }
    response.end();
  };
}

describe("a download", () => {
  test.each([
    ["by staff", "/api/export/level?search=a"],
    ["by staff", "/api/cv/a-key"],
    ["by staff", "/api/attachments/a-key"],
    ["by a visitor", "/api/contact/a-token/a-key"],
    ["by a visitor", "/api/my-data/a-token/a-key"],
  ])("%s is sent while it is made: %s", async (reader, path) => {
    let finish = () => {};
    const port = await gateway((_incoming, response) => {
      response.write("first,");
      finish = () => void response.end("last");
    });
    const incoming = await open(port, path, reader === "by staff" ? { cookie: await staffCookie() } : {});
    const [first] = await Promise.race([
      incoming
        .iterator({ destroyOnReturn: false })
        .next()
        .then((part) => [part.value]),
    ]);
    expect(String(first)).toBe("first,");
    finish();
    expect(await text(incoming)).toBe("last");
  });

  test("is produced no faster than the client reads it", async () => {
    const written = { bytes: 0 };
    const port = await gateway(writeMuch(written));
    openWithoutReading(port, await staffCookie());
    await expect.poll(() => written.bytes).toBeGreaterThan(0);
    await sleep(200);
    expect(written.bytes).toBeLessThan(20 * 1024 * 1024);
  });

  test("is cut off when it fails halfway, so that the client does not take it for a whole file", async () => {
    const port = await gateway((_incoming, response) => {
      response.write("first,", () => response.destroy(new Error("The table is gone.")));
    });
    const incoming = await open(port, "/api/export/level", { cookie: await staffCookie() });
    await expect(text(incoming)).rejects.toThrow("aborted");
  });

  test("takes the normal way without a session, and is refused as an API error", async () => {
    const port = await gateway((_incoming, response) => void response.writeHead(401).end("no"));
    for (const cookie of ["", "token=made-up"]) {
      const incoming = await open(port, "/api/export/level", { cookie });
      expect([incoming.statusCode, await text(incoming)]).toEqual([401, '{"message":"ERROR_UNAUTHORIZED"}']);
    }
  });

  test("passes the client's real address to Next, not the claimed one", async () => {
    const port = await gateway((incoming, response) => response.end(JSON.stringify(incoming.headers)));
    const headers = { cookie: await staffCookie(), "x-remote-address": "1.2.3.4" };
    const seen = JSON.parse(await text(await open(port, "/api/cv/a-key", headers)));
    expect(seen["x-remote-address"]).toMatch(/127\.0\.0\.1|::1/);
  });
});

test.each(["/api/export/level", "/api/cv/a-key?download", "/api/contact/a-token/a-key"])(
  "HEAD is refused without the handler, which would log it: %s",
  async (path) => {
    let calls = 0;
    const port = await gateway((_incoming, response) => {
      calls += 1;
      response.end();
    });
    for (const cookie of [await staffCookie(), ""]) {
      const { statusCode, headers } = await open(port, path, { cookie }, "HEAD");
      expect([statusCode, headers.allow, calls]).toEqual([405, "GET", 0]);
    }
  },
);

describe("a place for downloads", () => {
  test("does not count as a place for other staff requests", async () => {
    const port = await gateway((incoming, response) => {
      if (incoming.url === "/admin/news") response.end("page");
      else response.write("x");
    });
    const cookies = await Promise.all(Array.from({ length: 4 }, staffCookie));
    const held = await Promise.all([...cookies, ...cookies].map((cookie) => open(port, "/api/export/level", { cookie })));
    expect(await text(await open(port, "/admin/news", { cookie: cookies[0] ?? "" }))).toBe("page");
    for (const incoming of held) incoming.destroy();
  });

  test.each(["/api/contact/a-token/a-key", "/api/my-data/a-token/a-key"])(
    "closes nothing for others while visitors read slowly: %s",
    async (path) => {
      const file = Buffer.alloc(10 * 1024 * 1024);
      const port = await gateway((incoming, response) => void response.end(incoming.url === path ? file : "others"));
      const slow = Array.from({ length: 9 }, () => openWithoutReading(port, "", path));
      await Promise.race(slow.map((socket) => new Promise((resolve) => socket.resume().once("data", resolve))));
      for (const socket of slow) socket.pause();
      await sleep(300);
      expect(await text(await open(port, "/auth/login"))).toBe("others");
      expect(await text(await open(port, "/api/cv/a-key", { cookie: await staffCookie() }))).toBe("others");
      for (const socket of slow) socket.destroy();
    },
  );

  test("is limited: the next one waits, and beyond the queue the answer is 503", async () => {
    const running: ServerResponse[] = [];
    const port = await downloads((_incoming, response) => {
      running.push(response);
      response.write("x");
    }, {});
    await open(port, "/api/export/level");
    const second = open(port, "/api/export/level");
    const third = open(port, "/api/export/level");
    expect((await Promise.race([second, third])).statusCode).toBe(503);
    running[0]?.end();
    await expect.poll(() => running.length).toBe(2);
    running[1]?.end();
    expect([(await second).statusCode, (await third).statusCode].sort()).toEqual([200, 503]);
  });

  test("is shared: one account has two at once across its sessions", async () => {
    let running = 0;
    const port = await gateway((_incoming, response) => {
      running += 1;
      response.write("x");
    });
    const [greedy, other] = [await staffCookie(), await staffCookie()];
    const calls = Array.from({ length: 8 }, () => open(port, "/api/export/level", { cookie: greedy }).catch(() => null));
    await expect.poll(() => running).toBe(2);
    (await open(port, "/api/export/level", { cookie: other })).destroy();
    expect(running).toBe(3);
    server?.closeAllConnections();
    await Promise.all(calls);
  });

  test("is free for a CV while its reader's account runs exports", async () => {
    const port = await gateway((incoming, response) => {
      if (incoming.url === "/api/cv/a-key") response.end("a CV");
      else response.write("x");
    });
    const cookie = await staffCookie();
    const exports = await Promise.all([1, 2].map(() => open(port, "/api/export/level", { cookie })));
    expect(await text(await open(port, "/api/cv/a-key", { cookie }))).toBe("a CV");
    for (const incoming of exports) incoming.destroy();
  });

  test("is taken from a client that reads too slowly", async () => {
    const written = { bytes: 0 };
    const port = await downloads(
      async (incoming, response) => {
        if (incoming.url === "/next") response.end("served");
        else await writeMuch(written)(incoming, response);
      },
      { idleMs: 1_000, minBytesPerSecond: 1024 * 1024 * 1024 },
    );
    const socket = openWithoutReading(port);
    // Never idle, but far below the minimum speed.
    const drip = setInterval(() => socket.read(256 * 1024), 50);
    await expect.poll(() => written.bytes).toBeGreaterThan(0);
    const start = Date.now();
    expect(await text(await retried(() => open(port, "/next")))).toBe("served");
    expect(Date.now() - start).toBeLessThan(6_000);
    clearInterval(drip);
    socket.destroy();
  });

  test("is taken from a client that reads nothing", async () => {
    const written = { bytes: 0 };
    const port = await downloads(
      async (incoming, response) => {
        if (incoming.url === "/next") response.end("served");
        else await writeMuch(written)(incoming, response);
      },
      { idleMs: 300 },
    );
    openWithoutReading(port);
    await expect.poll(() => written.bytes).toBeGreaterThan(0);
    expect(await text(await retried(() => open(port, "/next")))).toBe("served");
  });

  test("is taken from a download that never ends", async () => {
    const port = await downloads(
      (incoming, response) => {
        if (incoming.url === "/next") return response.end("served");
        const drip = setInterval(() => response.write("x"), 20);
        response.once("close", () => clearInterval(drip));
      },
      { maxMs: 300 },
    );
    const endless = await open(port, "/api/export/level");
    await expect(text(endless)).rejects.toThrow("aborted");
    expect(await text(await open(port, "/next"))).toBe("served");
  });

  test("answers 503 when it does not become free in time", async () => {
    const port = await downloads(
      (_incoming, response) => {
        const drip = setInterval(() => response.write("x"), 20);
        response.once("close", () => clearInterval(drip));
      },
      { idleMs: 200 },
    );
    const first = await open(port, "/api/export/level");
    first.resume();
    const second = await open(port, "/api/export/level");
    expect([second.statusCode, await text(second)]).toEqual([503, '{"message":"ERROR_UNAVAILABLE"}']);
    first.destroy();
  });
});

/** Retries until the answer is 200. */
async function retried(ask: () => Promise<IncomingMessage>): Promise<IncomingMessage> {
  for (;;) {
    const incoming = await ask();
    if (incoming.statusCode === 200) return incoming;
    incoming.resume();
    await sleep(50);
  }
}
