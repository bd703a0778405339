import { createServer, request, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "~/server/platform/errors";
import { createQueue } from "~/server/platform/queue";
import { chooseEncoding, type Rendered } from "./page-answer";
import { createPageCache, type PageCache } from "./page-cache";

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; text: string };

const page = (text: string, status = 200): Rendered => ({
  status,
  headers: { "content-type": "text/html", "content-security-policy": `nonce-${Math.random()}` },
  body: Buffer.from(text),
});

let server: Server | undefined;
afterEach(() => server?.close());

type Options = Parameters<typeof createPageCache>[0];

/** Makes a site of one number: every page shows it with the number of its render. */
async function site(overrides: Partial<Options> = {}) {
  const state = { value: 0, generation: 1 as number | null, renders: 0, ms: 0, now: 1_000_000, isBroken: false };
  const cache: PageCache = createPageCache({
    render: async (url) => {
      state.renders += 1;
      const { value, isBroken } = state;
      if (state.ms > 0) await sleep(state.ms);
      if (url.endsWith("/error-page")) return page("sorry");
      if (isBroken) throw new Error("The database is away.");
      if (url === "/nowhere") return page("", 404);
      return page(`${url} says ${value}. ${"filler ".repeat(50)}`);
    },
    generation: () => state.generation,
    nextMoment: async () => null,
    standIn: (_url, status) =>
      ({ 404: "/not-found-page", 410: "/link-ended-page", 429: "/too-many-requests-page", 500: "/error-page" })[status],
    queue: createQueue({ maxRunning: 4, maxWaiting: 128 }),
    maxBytes: 1_000_000,
    now: () => state.now,
    ...overrides,
  });
  server = createServer(
    (incoming, response) =>
      void cache.answer({ request: incoming, response, url: incoming.url ?? "/", headers: { "X-Common": "1" } }),
  );
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const body = Buffer.concat(chunks);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() });
        });
      });
      outgoing.on("error", reject).end();
    });
  /** Saves like the back office: the commit, then the generation. */
  const save = () => {
    state.value += 1;
    if (state.generation !== null) state.generation += 1;
  };
  return { state, cache, get, save };
}

describe("caching", () => {
  it("serves a page from memory until something changes", async () => {
    const { state, get, save } = await site();
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("hit");
    expect(state.renders).toBe(1);
    save();
    expect((await get("/a")).text).toContain("says 1.");
    expect(state.renders).toBe(2);
  });

  it("never caches what was read before a save: two saves within one render, eight readers, 100 rounds", async () => {
    const { state, get, save } = await site();
    state.ms = 4;
    let stale = 0;
    for (let round = 0; round < 100; round++) {
      const readers = Array.from({ length: 8 }, async (_, index) => {
        await sleep(index % 4);
        await get("/a");
      });
      save();
      await sleep(2);
      save();
      const after = await get("/a");
      await Promise.all(readers);
      const later = await get("/a");
      for (const { text } of [after, later]) if (!text.includes(`says ${state.value}.`)) stale += 1;
    }
    expect(stale).toBe(0);
  }, 30_000);

  it("caches only answers with status 200", async () => {
    const { state, get } = await site();
    await get("/nowhere");
    const { renders } = state;
    await get("/nowhere");
    expect(state.renders).toBe(renders + 1);
  });

  it("skips addresses that are not cacheable", async () => {
    const { get } = await site({ mayCache: (url) => url !== "/a" });
    await get("/a");
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
  });

  it("ends after an hour at the latest", async () => {
    const { state, get } = await site();
    await get("/a");
    state.now += 3_599_999;
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("hit");
    state.now += 1;
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
  });

  it("stays within its memory limit", async () => {
    const { cache, get } = await site({ maxBytes: 20_000 });
    for (let index = 0; index < 100; index++) await get(`/page-${index}`);
    expect(cache.size()).toBeGreaterThan(10_000);
    expect(cache.size()).toBeLessThanOrEqual(20_000);
    expect((await get("/page-99")).headers["x-atrium-cache"]).toBe("hit");
    expect((await get("/page-0")).headers["x-atrium-cache"]).toBe("miss");
  });
});

describe("a schedule", () => {
  it("ends an answer at its time, which is read once in a generation", async () => {
    const nextMoment = vi.fn(async (after: Date) => (after.getTime() < 1_060_000 ? new Date(1_060_000) : null));
    const { state, get, save } = await site({ nextMoment });
    await get("/a");
    await get("/b");
    expect(nextMoment).toHaveBeenCalledTimes(1);
    state.now = 1_059_999;
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("hit");
    state.now = 1_060_000;
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("hit");
    expect(nextMoment).toHaveBeenCalledTimes(2);
    save();
    await get("/a");
    expect(nextMoment).toHaveBeenCalledTimes(3);
  });

  it("discards a render during which it passes, and later requests start a new render", async () => {
    const { state, get } = await site({
      nextMoment: async (after) => (after.getTime() < 1_060_000 ? new Date(1_060_000) : null),
    });
    state.now = 1_059_990;
    state.ms = 100;
    const early = get("/a");
    await sleep(40);
    state.now = 1_060_000;
    const late = get("/a");
    await Promise.all([early, late]);
    expect(state.renders).toBe(2);
  });

  it("prevents caching when it is unknown", async () => {
    const { get } = await site({ nextMoment: () => Promise.reject(new Error("away")) });
    expect((await get("/a")).status).toBe(200);
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
  });
});

describe("renders", () => {
  it("are shared by concurrent requests", async () => {
    const { state, get } = await site();
    state.ms = 30;
    const replies = await Promise.all(Array.from({ length: 20 }, () => get("/a")));
    expect(state.renders).toBe(1);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it("are limited, while cached pages are still served", async () => {
    const { state, get } = await site({ queue: createQueue({ maxRunning: 2, maxWaiting: 3 }) });
    await get("/kept");
    state.ms = 100;
    const many = Array.from({ length: 8 }, (_, index) => get(`/page-${index}`));
    await sleep(30);
    expect((await get("/kept")).headers["x-atrium-cache"]).toBe("hit");
    const replies = await Promise.all(many);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers["retry-after"]).toBe("1");
  });

  it("lose their place when they hang", async () => {
    const { state, get } = await site({ queue: createQueue({ maxRunning: 1, maxWaiting: 3 }), renderTimeoutMs: 30 });
    state.ms = 10_000;
    state.renders = 0;
    expect((await get("/a")).status).toBe(503);
    state.ms = 0;
    expect((await get("/b")).status).toBe(200);
  });
});

describe("failing pages", () => {
  it("are replaced by the last good answer, which is logged once", async () => {
    const onFailure = vi.fn();
    const onRecovery = vi.fn();
    const { state, get, save } = await site({ onFailure, onRecovery });
    await get("/a");
    save();
    state.isBroken = true;
    for (let index = 0; index < 3; index++) {
      const reply = await get("/a");
      expect(reply).toMatchObject({ status: 200, headers: { "x-atrium-stale": "1" } });
      expect(reply.text).toContain("says 0.");
    }
    expect(onFailure).toHaveBeenCalledTimes(1);
    state.isBroken = false;
    state.now += 1_000;
    const reply = await get("/a");
    expect(reply.headers["x-atrium-stale"]).toBeUndefined();
    expect(reply.text).toContain("says 1.");
    expect(onRecovery).toHaveBeenCalledTimes(1);
  });

  it("have no last good answer after they were withdrawn", async () => {
    const { state, cache, get } = await site();
    await get("/a");
    cache.clear();
    state.isBroken = true;
    expect(await get("/a")).toMatchObject({ status: 500, text: "sorry" });
  });

  it("are replaced by the site's error page without a last good answer", async () => {
    const { state, get } = await site();
    state.isBroken = true;
    expect(await get("/a")).toMatchObject({ status: 500, text: "sorry" });
  });

  it("are replaced by plain text when the error page fails too", async () => {
    const { get } = await site({ render: () => Promise.reject(new Error("all is lost")) });
    expect(await get("/a")).toMatchObject({ status: 500, text: expect.stringMatching(/^Something went wrong!\n/) });
    expect(await get("/vi/a")).toMatchObject({ status: 500, text: expect.stringMatching(/^Đã có lỗi xảy ra!\n/) });
  });

  it("are replaced by the site's not-found page for an empty 404", async () => {
    const { get } = await site();
    const reply = await get("/nowhere");
    expect(reply.status).toBe(404);
    expect(reply.text).toContain("/not-found-page says 0.");
  });

  it("are replaced by plain text for an empty 404 when that page fails", async () => {
    const { get } = await site({
      render: async (url) => (url === "/not-found-page" ? Promise.reject(new Error("no")) : page("", 404)),
    });
    expect(await get("/nowhere")).toMatchObject({ status: 404, text: expect.stringMatching(/^This page does not exist\n/) });
    expect(await get("/vi/nowhere")).toMatchObject({ status: 404, text: expect.stringMatching(/^Không tìm thấy trang này\n/) });
  });
});

describe("a slow render", () => {
  /** Makes a site with a page that was cached and changed, and whose render hangs until it is released. */
  async function slowSite() {
    const gate = { open: () => {} };
    let opened = Promise.resolve();
    const made = await site({
      patienceMs: 50,
      render: async (url) => {
        made.state.renders += 1;
        await opened;
        return page(`${url} says ${made.state.value}.`);
      },
    });
    await made.get("/a");
    opened = new Promise((resolve) => {
      gate.open = resolve;
    });
    made.save();
    made.state.renders = 0;
    return { ...made, open: () => gate.open() };
  }

  it("is waited for briefly when there is an older answer, which is marked as stale", async () => {
    const { get, open } = await slowSite();
    const reply = await get("/a");
    expect(reply).toMatchObject({ status: 200, text: "/a says 0.", headers: { "x-atrium-stale": "1" } });
    open();
    await expect.poll(async () => (await get("/a")).text).toBe("/a says 1.");
  });

  it("continues, is not started again, and delays no other visitor", async () => {
    const { state, get, save, open } = await slowSite();
    await get("/a");
    const started = performance.now();
    for (let index = 0; index < 20; index++) {
      save();
      expect((await get("/a")).headers["x-atrium-stale"]).toBe("1");
    }
    expect(performance.now() - started).toBeLessThan(20 * 50);
    expect(state.renders).toBe(1);
    open();
    await expect.poll(async () => (await get("/a")).text).toBe("/a says 21.");
  });

  it("is waited for to its end without an older answer", async () => {
    const { get, open } = await slowSite();
    const first = get("/b");
    await sleep(100);
    open();
    const reply = await first;
    expect([reply.status, reply.headers["x-atrium-stale"]]).toEqual([200, undefined]);
  });

  it("is waited for just as briefly in a full queue", async () => {
    const queue = createQueue({ maxRunning: 1, maxWaiting: 0 });
    const { state, get, save } = await site({ queue });
    await get("/a");
    save();
    state.ms = 100;
    const other = get("/b");
    await sleep(20);
    expect(await get("/a")).toMatchObject({ status: 200, headers: { "x-atrium-stale": "1" } });
    await other;
  });
});

describe("a full queue", () => {
  const fullQueue = () => {
    const queue = createQueue({ maxRunning: 1, maxWaiting: 0 });
    void queue.run(() => new Promise(() => {}));
    return queue;
  };

  it("is answered with the site's own page, rendered once", async () => {
    const { state, get, save, cache } = await site({ queue: fullQueue() });
    state.ms = 20;
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/page-${index}`)));
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 503, text: "sorry", headers: { "retry-after": "1", "cache-control": "no-store" } });
    }
    expect(state.renders).toBe(1);
    save();
    expect((await get("/a")).text).toBe("sorry");
    state.generation = null;
    expect((await get("/a")).text).toBe("sorry");
    cache.clear();
    expect((await get("/a")).text).toBe("sorry");
    expect(state.renders).toBe(1);
  });

  it("is answered with plain text in the address's language while that page fails, then with the page", async () => {
    let isBroken = true;
    const render = async () => (isBroken ? Promise.reject(new Error("no")) : page("sorry"));
    const { get } = await site({ queue: fullQueue(), render });
    const english = await get("/a");
    expect(english).toMatchObject({ status: 503, headers: { "retry-after": "1", "cache-control": "no-store" } });
    expect(english.text).toContain("Please try again in a moment.");
    expect((await get("/vi/a")).text).toContain("Vui lòng thử lại sau giây lát.");
    isBroken = false;
    expect(await get("/vi/a")).toMatchObject({ status: 503, text: "sorry" });
  });
});

describe("a withdrawn page", () => {
  it("does not come back when its next render fails", async () => {
    let status = 200;
    const { get, save } = await site({
      render: async (url) => (url === "/a" ? page(status === 200 ? "old" : "", status) : page("stands in")),
    });
    expect((await get("/a")).text).toBe("old");
    status = 404;
    save();
    expect((await get("/a")).status).toBe(404);
    status = 500;
    save();
    expect(await get("/a")).toMatchObject({ status: 500, text: "stands in" });
  });

  it("stays cached when republished while an earlier render of its absence was running", async () => {
    const gate = { open: () => {} };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    let renders = 0;
    const { get, save, state } = await site({
      render: async (url) => {
        if (url !== "/a") return page("stands in");
        renders += 1;
        if (renders > 1) return page("new");
        await opened;
        return page("", 404);
      },
    });
    const early = get("/a");
    await expect.poll(() => renders).toBe(1);
    save();
    expect((await get("/a")).text).toBe("new");
    gate.open();
    expect((await early).status).toBe(404);
    state.isBroken = true;
    expect((await get("/a")).text).toBe("new");
  });
});

describe("while the database is away", () => {
  it("answers 503 with the site's own page, and blames no page", async () => {
    const onFailure = vi.fn();
    const { state, get } = await site({ isUnavailable: async () => true, onFailure });
    state.isBroken = true;
    const reply = await get("/a");
    expect(reply).toMatchObject({ status: 503, text: "sorry", headers: { "retry-after": "1", "cache-control": "no-store" } });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("still reports a page that fails by itself afterwards", async () => {
    const onFailure = vi.fn();
    let isUnavailable = true;
    const { state, get } = await site({ isUnavailable: async () => isUnavailable, onFailure });
    state.isBroken = true;
    await get("/a");
    isUnavailable = false;
    expect((await get("/a")).status).toBe(500);
    expect((await get("/b")).status).toBe(500);
    expect(onFailure.mock.calls.map(([url]) => url)).toEqual(["/a", "/b"]);
  });
});

describe("an instance that misses edits elsewhere", () => {
  it("caches nothing, and no request joins a running render", async () => {
    const { state, get } = await site();
    await get("/a");
    state.generation = null;
    state.ms = 40;
    const first = get("/a");
    await sleep(20);
    await Promise.all([first, get("/a")]);
    expect(state.renders).toBe(3);
    state.generation = 2;
    state.ms = 0;
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("miss");
    expect((await get("/a")).headers["x-atrium-cache"]).toBe("hit");
  });

  it("keeps its last good answers", async () => {
    const { state, get } = await site();
    await get("/a");
    Object.assign(state, { generation: null, isBroken: true });
    expect((await get("/a")).headers["x-atrium-stale"]).toBe("1");
  });
});

describe("an answer", () => {
  it("is available in brotli, gzip and plain, each with its own ETag", async () => {
    const { get } = await site();
    const [br, gzip, plain] = await Promise.all(
      ["gzip, br", "gzip", ""].map((accept) => get("/a", { "accept-encoding": accept })),
    );
    expect(br?.headers["content-encoding"]).toBe("br");
    expect(gzip?.headers["content-encoding"]).toBe("gzip");
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    const texts = [brotliDecompressSync(br?.body ?? ""), gunzipSync(gzip?.body ?? ""), plain?.body].map(String);
    expect(new Set(texts).size).toBe(1);
    expect(new Set([br, gzip, plain].map((reply) => reply?.headers.etag)).size).toBe(3);
    for (const reply of [br, gzip, plain]) expect(reply?.headers["content-length"]).toBe(String(reply?.body.length));
  });

  it("has the headers that caches and browsers need, and the common headers", async () => {
    const { get } = await site();
    const { headers } = await get("/a");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding",
      "content-type": "text/html",
      "x-common": "1",
    });
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  });

  it("has the headers of its render", async () => {
    const { get, save } = await site();
    const policy = async () => (await get("/a")).headers["content-security-policy"];
    const first = await policy();
    expect(await policy()).toBe(first);
    save();
    expect(await policy()).not.toBe(first);
  });

  it("is 304 for a client that has it, and complete again after an edit", async () => {
    const { get, save } = await site();
    const etag = String((await get("/a")).headers.etag);
    for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      expect(await get("/a", { "if-none-match": condition })).toMatchObject({ status: 304, text: "", headers: { etag } });
    }
    expect((await get("/a", { "if-none-match": etag, "accept-encoding": "br" })).status).toBe(200);
    save();
    expect((await get("/a", { "if-none-match": etag })).status).toBe(200);
  });

  it("has the headers of GET without the body for HEAD", async () => {
    const { get } = await site();
    const whole = await get("/a");
    const head = await get("/a", {}, "HEAD");
    expect(head.text).toBe("");
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
});

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
] as const)("Accept-Encoding %j gets %s", (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));

describe("a redirect", () => {
  const redirect = async (url: string, search: string) => ({ status: 308, location: `/moved${url}${search}` });

  it("is followed only where no page exists, with the original query", async () => {
    const { get } = await site({ redirect });
    expect((await get("/a")).status).toBe(200);
    const reply = await get("/nowhere");
    expect([reply.status, reply.headers.location, reply.headers["cache-control"]]).toEqual([308, "/moved/nowhere", "no-store"]);
    expect(reply.headers["x-common"]).toBe("1");
  });

  it("leaves the not-found page when it can't be read", async () => {
    const { get } = await site({ redirect: () => Promise.reject(new Error("The database is away.")) });
    expect((await get("/nowhere")).status).toBe(404);
  });
});

describe("a client with too many cache misses", () => {
  /** Refuses every miss after this many. */
  const counted = (most: number) => {
    let misses = 0;
    return async () => {
      misses += 1;
      if (misses > most) throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 42 });
    };
  };

  it("gets the site's own page without a render", async () => {
    const { state, get } = await site({ countMiss: counted(1) });
    await get("/a");
    const { renders } = state;
    const refused = await get("/b");
    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "42", "cache-control": "no-store", "x-common": "1" },
    });
    expect(refused.text).toContain("/too-many-requests-page says");
    expect(state.renders).toBe(renders + 1);
    await get("/c");
    expect(state.renders).toBe(renders + 1);
  });

  it("still gets cached pages of the current generation", async () => {
    const { get, save } = await site({ countMiss: counted(1) });
    await get("/a");
    expect((await get("/b")).status).toBe(429);
    expect(await get("/a")).toMatchObject({ status: 200, headers: { "x-atrium-cache": "hit" } });
    save();
    expect((await get("/a")).status).toBe(429);
  });

  it("gets plain text when the site's own page fails", async () => {
    const { state, get } = await site({ countMiss: counted(0) });
    state.isBroken = true;
    const refused = await get("/a");
    expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "42" } });
    expect(refused.text).toContain("Please wait a minute");
    expect((await get("/vi/a")).text).toContain("Vui lòng đợi một phút");
  });
});
