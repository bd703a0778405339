import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "./fixtures";
import { port } from "./site-under-test";

type Sent = { method?: string; body?: string; headers?: Record<string, string> };

/** Sends an address unchanged, which `fetch` would normalize. */
function send(path: string, { method = "GET", body, headers = {} }: Sent = {}) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const outgoing = httpRequest({ port, path, method, headers, agent: false }, async (incoming) =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: await text(incoming) }),
      );
      outgoing.on("error", reject).end(body);
    },
  );
}

const json = { "content-type": "application/json" };
const typed = JSON.stringify({
  json: { email: { length: 300_000_000 }, password: "" },
  meta: { values: { email: [["typed-array", "Uint8Array"]] } },
});
const invalid = "ERROR_DATA_SUBMIT_IS_INVALID";

test.describe("refuses a malformed request with a code, in tRPC's format for a tRPC call", () => {
  const calls: [path: string, sent: Sent, status: number, code: string][] = [
    ["/api/trpc/%ff%fe", {}, 400, invalid],
    ["/api/trpc/system.account.me?input={", {}, 400, invalid],
    ["/api/trpc/system.account.me?input=%ff", {}, 400, invalid],
    ["/api/trpc/system.account.signIn", { method: "POST", headers: json, body: "{" }, 400, invalid],
    ["/api/trpc/system.account.signIn", { method: "POST", headers: json, body: typed }, 400, invalid],
    ["/api/trpc/system.account.signIn?batch=1", { method: "POST", headers: json, body: `{"0":${typed}}` }, 400, invalid],
    ["/api/trpc/system.account.signIn", { method: "POST", body: "{}" }, 415, invalid],
    ["/api/trpc/system.account.signIn", {}, 405, "INVALID_REQUEST"],
    ["/api/trpc/system.account.signIn", { method: "DELETE" }, 405, "INVALID_REQUEST"],
    ["/api/trpc/no.such.call", {}, 404, "INVALID_REQUEST"],
    ["/api/trpc/news.article.list", {}, 401, "ERROR_UNAUTHORIZED"],
    ["/api/auth/%ff", {}, 400, invalid],
    ["/api/auth/login", { method: "POST", headers: json, body: "{" }, 400, invalid],
    ["/api/auth/login", { method: "POST", headers: json, body: "x".repeat(65_537) }, 413, invalid],
    ["/api/auth/login", {}, 405, "INVALID_REQUEST"],
    ["/api/auth/callback/credentials", { method: "POST", headers: json, body: "{" }, 400, invalid],
    ["/api/auth/_log", { method: "POST", headers: json, body: "{}" }, 404, "INVALID_REQUEST"],
    ["/api/auth/verify-request", {}, 404, "INVALID_REQUEST"],
    ["/api/auth/callback/google", {}, 404, "INVALID_REQUEST"],
    ["/api/auth/session", { method: "POST", headers: json, body: "{}" }, 404, "INVALID_REQUEST"],
    ["/api/files/%c0%ae", {}, 404, "ERROR_MEDIA_NOT_FOUND"],
    ["/api/files/abcdefghijklmnopqrstuv/320.webp", {}, 404, "ERROR_MEDIA_NOT_FOUND"],
    ["/api/files", { method: "GET" }, 405, "INVALID_REQUEST"],
    ["/api/files", { method: "POST" }, 401, "ERROR_UNAUTHORIZED"],
    ["/api/share/none.jpg", {}, 404, "INVALID_REQUEST"],
    ["/api/no/such/call", {}, 404, "INVALID_REQUEST"],
  ];
  for (const [path, sent, status, code] of calls) {
    test(`${sent.method ?? "GET"} ${path} ${sent.body?.slice(0, 8) ?? ""}: ${status} ${code}`, async () => {
      const answer = await send(path, sent);
      expect(answer.status).toBe(status);
      expect(answer.headers["cache-control"]).toBe("no-store");
      const [body] = [JSON.parse(answer.text)].flat();
      if (path.startsWith("/api/trpc/")) expect(body.error.json).toMatchObject({ message: code, data: { httpStatus: status } });
      else expect(body).toEqual({ message: code });
    });
  }
});

test.describe("answers a malformed address with the not-found page of its part of the site", () => {
  const pages: [path: string, sent: Sent, language: "en" | "vi"][] = [
    ["/news/%ff", {}, "en"],
    ["/vi/news/%c0%ae", {}, "vi"],
    ["/admin/%ff", {}, "en"],
    ["/admin/%ff", { headers: { cookie: "locale=vi" } }, "vi"],
    ["/auth/%e1%bb", {}, "en"],
    ["*", { method: "OPTIONS" }, "en"],
  ];
  for (const [path, sent, language] of pages) {
    test(`${sent.method ?? "GET"} ${path} in ${language}`, async () => {
      const answer = await send(path, sent);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<html lang="${language}"`);
    });
  }
});
