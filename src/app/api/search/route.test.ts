import { describe, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { REMOTE_ADDRESS_HEADER } from "~/server/request/origin";
import { GET } from "./route";

useTestDatabase();

let clients = 0;
function ask(query: Record<string, string>, address = `192.0.2.${++clients}`) {
  const url = `http://localhost/api/search?${new URLSearchParams(query)}`;
  return GET(new Request(url, { headers: { [REMOTE_ADDRESS_HEADER]: address } }));
}

async function buildService(more: object = {}) {
  const names = { nameEn: "Roads", nameVi: "Cầu đường" };
  const published = { status: "published", publishAt: new Date("2026-01-01T00:00:00Z") } as const;
  await database().service.create({ data: { ...names, ...published, slug: "roads", icon: "road", ...more } });
}

describe("suggestions", () => {
  test("have titles, kinds and URLs in the requested language, and are cached briefly", async () => {
    await buildService();
    const answer = await ask({ q: "duong", locale: "vi" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=30");
    expect(await answer.json()).toEqual({ suggestions: [{ title: "Cầu đường", kind: "Dịch vụ", href: "/vi/services/roads" }] });
    const english = await ask({ q: "roa" });
    expect(await english.json()).toEqual({ suggestions: [{ title: "Roads", kind: "Service", href: "/services/roads" }] });
  });

  test.each([
    ["for a draft", { status: "draft" }],
    ["for a record that is off in the language", { visibleEn: false }],
  ])("are empty %s", async (_, state) => {
    await buildService(state);
    expect(await (await ask({ q: "roads", locale: "en" })).json()).toEqual({ suggestions: [] });
  });

  test.each([[""], ["%"], ["\u0000"], ["x".repeat(5_000)], ["' OR 1=1"]])("are empty for %j", async (q) => {
    await buildService();
    const answer = await ask({ q, locale: "xx" });
    expect([answer.status, await answer.json()]).toEqual([200, { suggestions: [] }]);
  });

  test("are refused to a client with too many requests", async () => {
    const answers = Array.from({ length: 241 }, () => ask({ q: "" }, "198.51.100.1"));
    const refused = (await Promise.all(answers)).find(({ status }) => status === 429);
    expect(await refused?.json()).toEqual({ message: "ERROR_TOO_MANY_REQUESTS" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask({ q: "" }, "198.51.100.2")).status).toBe(200);
  });
});
