import { describe, expect, test, vi } from "vitest";
import { checkRedirect } from "~/features/website/redirect/mutations";
import { emptyRedirect, type ImportLine, redirectSchema } from "~/features/website/redirect/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { exported } from "~/server/crud/contract/list";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { followRedirect } from "~/server/http/redirects";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { refusalOf } from "~/server/platform/test-refusals";
import { siteOrigin } from "~/server/request/origin";

const old = { ...emptyRedirect, fromPath: "/old", target: "/news" };
const brochure = { ...emptyRedirect, fromPath: "/brochure.pdf", target: "https://example.com/b" };

briefContract("/admin/redirect", redirectSchema, (caller) => caller.website.redirect, {
  samples: () => [old, brochure],
  change: { target: "/services" },
  refused: [
    { data: { fromPath: "" }, field: "fromPath" },
    { data: { fromPath: "/" }, field: "fromPath" },
    { data: { fromPath: "/old?id=1" }, field: "fromPath" },
    { data: { fromPath: "https://example.com/old" }, field: "fromPath" },
    { data: { fromPath: "/admin/news" }, field: "fromPath" },
    { data: { fromPath: "/news" }, field: "fromPath" },
    { data: { fromPath: "/vi/services" }, field: "fromPath" },
    { data: { target: "" }, field: "target" },
    { data: { target: "javascript:alert(1)" }, field: "target" },
    { data: { target: "data:text/html,x" }, field: "target" },
    { data: { target: "//evil.example" }, field: "target" },
    { data: { target: "/\\evil.example" }, field: "target" },
    { data: { target: "nowhere" }, field: "target" },
    { data: { target: `/${"x".repeat(2000)}` }, field: "target" },
  ],
  unique: ["fromPath"],
  search: "/old",
  isPublic: false,
});

const admin = async () => (await callerAs("ADMIN")).website.redirect;
const storeArticle = (data: { visibleVi?: boolean } = {}) =>
  database().newsArticle.create({
    data: {
      slug: "here",
      status: "published",
      publishAt: new Date(0),
      creatorName: "Lan",
      creatorEmail: "l@example.com",
      ...data,
    },
  });

describe("redirect", () => {
  test("stores each address in one form", async () => {
    const redirect = await admin();
    const stored = await redirect.create({ data: { ...old, fromPath: "en//Tin tức/", target: "example.com/x" } });
    expect([stored.fromPath, stored.target]).toEqual(["/Tin%20t%E1%BB%A9c", "https://example.com/x"]);
    const own = await redirect.create({ data: { ...old, target: `${siteOrigin()}/news?page=2` } });
    expect(own.target).toBe("/news?page=2");
    const twin = await refusalOf(redirect.create({ data: { ...old, fromPath: "/en/old/" } }));
    expect([twin.appCode, twin.details.field]).toEqual(["ERROR_REDIRECT_FROM_PATH_EXIST", "fromPath"]);
  });

  test("is refused at its target when it leads back to itself, also through others and after later changes", {
    tags: "postgres",
  }, async () => {
    const redirect = await admin();
    const refused = async (call: Promise<unknown>) => {
      const { appCode, details } = await refusalOf(call);
      expect([appCode, details.field]).toEqual(["ERROR_REDIRECT_LOOP", "target"]);
    };
    await refused(redirect.create({ data: { ...old, target: "/old" } }));
    await refused(redirect.create({ data: { ...old, target: `${siteOrigin()}/old#x` } }));
    await redirect.create({ data: { ...old, target: "/b" } });
    await redirect.create({ data: { ...old, fromPath: "/b", target: "/c", active: false } });
    await refused(redirect.create({ data: { ...old, fromPath: "/c", target: "/vi/old" } }));
    const { id, version } = await redirect.create({ data: { ...old, fromPath: "/c", target: "/news" } });
    await refused(redirect.update({ id, version, data: { target: "/old?x=1" } }));
    expect(await redirect.byId({ id })).toMatchObject({ version, target: "/news" });
  });

  test("is refused at its path when visitors see a page there, and allowed once the page is gone", async () => {
    const redirect = await admin();
    const { id } = await storeArticle({ visibleVi: false });
    const { appCode, details } = await refusalOf(redirect.create({ data: { ...old, fromPath: "/news/here" } }));
    expect([appCode, details.field]).toEqual(["ERROR_REDIRECT_PAGE", "fromPath"]);
    // This page does not exist in Vietnamese.
    await redirect.create({ data: { ...old, fromPath: "/vi/news/here" } });
    await database().newsArticle.update({ where: { id }, data: { status: "draft" } });
    await redirect.create({ data: { ...old, fromPath: "/news/here" } });
  });

  test("is switched on and off with others", async () => {
    const redirect = await admin();
    const ids = [(await redirect.create({ data: old })).id, (await redirect.create({ data: brochure })).id];
    expect(await redirect.change({ ids, data: { active: false } })).toMatchObject({ count: 2 });
    expect((await redirect.list({ filter: { active: false } })).total).toBe(2);
    expect((await refusalOf(redirect.change({ ids: [...ids, 999], data: { active: true } }))).appCode).toBe(
      "ERROR_REDIRECT_NOT_FOUND",
    );
    expect((await redirect.list({ filter: { active: true } })).total).toBe(0);
  });
});

describe("visitor", () => {
  const follow = (path: string, search = "") => followRedirect(database(), path, search);

  test("is redirected permanently or temporarily, with the request's query", { tags: "postgres" }, async () => {
    const redirect = await admin();
    await redirect.create({ data: { ...old, target: "/news#top" } });
    await redirect.create({ data: { ...brochure, target: "https://ví-dụ.example/đường?a=1", permanent: false } });
    expect(await follow("/old", "?utm=x")).toEqual({ status: 308, location: "/news?utm=x#top" });
    expect(await follow("/vi/old")).toEqual({ status: 308, location: "/vi/news#top" });
    const { status, location } = (await follow("/brochure.pdf", "?b=2")) ?? {};
    expect([status, location]).toEqual([307, "https://xn--v-d-rma6749a.example/%C4%91%C6%B0%E1%BB%9Dng?a=1"]);
    expect(await follow("/other")).toBeNull();
  });

  test("is redirected by the language's rule before the general one, and by none that is off", { tags: "postgres" }, async () => {
    const redirect = await admin();
    await redirect.create({ data: old });
    const { id, version } = await redirect.create({ data: { ...old, fromPath: "/vi/old", target: "/vi/services" } });
    expect((await follow("/vi/old"))?.location).toBe("/vi/services");
    await redirect.update({ id, version, data: { active: false } });
    expect((await follow("/vi/old"))?.location).toBe("/vi/news");
  });

  test("is counted, all uses together, without a new version", { tags: "postgres" }, async () => {
    const redirect = await admin();
    const { id, version } = await redirect.create({ data: old });
    await Promise.all(Array.from({ length: 5 }, () => follow("/old")));
    expect((await redirect.byId({ id })).uses).toBe(0);
    await finishWorkAfterAnswers();
    expect(await redirect.byId({ id })).toMatchObject({ uses: 5, version, lastUsedAt: expect.any(Date) });
  });
});

describe("imported file", () => {
  const outcome = (lines: readonly ImportLine[]) => lines.map(({ line, problem }) => `${line} ${problem ?? "ok"}`);
  const file = [
    "From;To;Permanent",
    "/a;/news;yes",
    "b/;example.com/x;302",
    "",
    "/a;/services",
    "/old;/news",
    "/news;/services",
    "/news/here;/services",
    "/c;javascript:alert(1)",
    '=HYPERLINK("x");/news',
    "/d;=1+1",
    "/e?x=1;/news",
    "/f;/g",
    "/g;/f",
    "/h;/news;maybe",
    "/i",
  ].join("\r\n");
  const expected = [
    ...["2 ok", "3 ok", "5 repeated", "6 exists", "7 fixedRoute", "8 page", "9 target", "10 ok", "11 target", "12 from"],
    ...["13 ok", "14 loop", "15 setting", "16 target"],
  ];

  test("is tried first line by line, without writing anything", async () => {
    const redirect = await admin();
    await redirect.create({ data: old });
    await storeArticle();
    const { lines, count } = await redirect.import({ csv: `\uFEFF${file}`, isTrial: true });
    expect(outcome(lines)).toEqual(expected);
    expect([count, (await redirect.list({})).total]).toEqual([4, 1]);
    expect(await database().activity.count({ where: { path: "/admin/redirect", action: "create" } })).toBe(1);
  });

  test("adds its valid lines, each with a log entry, and treats a cell like a formula as data", async () => {
    const redirect = await admin();
    await redirect.create({ data: old });
    await storeArticle();
    expect((await redirect.import({ csv: file, isTrial: false })).count).toBe(4);
    const { rows } = await redirect.list({ sort: { by: "fromPath", dir: "ASC" } });
    expect(rows.map(({ fromPath, target, permanent }) => `${fromPath} ${target} ${permanent}`)).toEqual(
      [
        "/a /news true",
        "/b https://example.com/x false",
        "/f /g true",
        "/old /news true",
        "/%3DHYPERLINK(%22x%22) /news true",
      ].toSorted((one, other) => (one < other ? -1 : 1)),
    );
    expect(await database().activity.count({ where: { path: "/admin/redirect", action: "create" } })).toBe(5);
    // A second import adds nothing.
    expect((await redirect.import({ csv: file, isTrial: false })).count).toBe(0);
  });

  test.each([
    ["in English", (csv: string) => csv, "en"],
    ["in Vietnamese", (csv: string) => csv, "vi"],
    ["in Vietnamese, saved with separate accents", (csv: string) => csv.normalize("NFD"), "vi"],
    ["of an earlier version", (csv: string) => csv.replace("No,No,", "false,false,"), "en"],
  ] as const)("accepts the file of an export %s", async (_, save, locale) => {
    const redirect = await admin();
    const { id } = await redirect.create({ data: { ...brochure, permanent: false, active: false } });
    const csv = save(await exported(redirect.exportRows, { locale }));
    await redirect.delete({ ids: [id] });
    expect(await redirect.import({ csv, isTrial: false })).toMatchObject({ count: 1, lines: [{ line: 2, problem: null }] });
    expect((await redirect.list({})).rows).toMatchObject([{ ...brochure, permanent: false, active: false }]);
  });

  test("is checked in a few steps for each line of a chain, and yields to other work", async () => {
    const redirect = await admin();
    const encode = vi.spyOn(globalThis, "encodeURIComponent");
    let most = 0;
    let seen = 0;
    const watch = () => {
      most = Math.max(most, encode.mock.calls.length - seen);
      seen = encode.mock.calls.length;
      turn = setImmediate(watch);
    };
    let turn = setImmediate(watch);
    const chain = Array.from({ length: 500 }, (_, index) => `/step-${index},/step-${index + 1}`);
    for (const lines of [chain, chain.toReversed()]) {
      expect((await redirect.import({ csv: lines.join("\n"), isTrial: true })).count).toBe(500);
    }
    clearImmediate(turn);
    expect(encode.mock.calls.length).toBeLessThan(2 * 500 * 20);
    expect(most).toBeLessThan(100 * 20);
    encode.mockRestore();
    const circle = [...chain, "/step-500,/step-0"].join("\n");
    expect(outcome((await redirect.import({ csv: circle, isTrial: true })).lines).at(-1)).toBe("501 loop");
  });

  test("is written in small batches, and a later save reads the rules once", { tags: "postgres" }, async () => {
    const redirect = await admin();
    const stringify = vi.spyOn(JSON, "stringify");
    let most = 0;
    let seen = 0;
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        most = Math.max(most, stringify.mock.calls.length - seen);
        seen = stringify.mock.calls.length;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const watching = watch();
    const csv = Array.from({ length: 1000 }, (_, index) => `/step-${index},/step-${index + 1}`).join("\n");
    expect((await redirect.import({ csv, isTrial: false })).count).toBe(1000);
    await new Promise((resolve) => setImmediate(resolve));
    isOver = true;
    await watching;
    stringify.mockRestore();
    expect(most).toBeLessThan(50 * 60);
    expect(await database().activity.count({ where: { path: "/admin/redirect", action: "create" } })).toBe(1000);
    const queries = vi.spyOn(database().redirect, "findMany");
    const back = await refusalOf(checkRedirect(database(), { fromPath: "/step-1000", target: "/step-0" }, new Date()));
    expect([back.appCode, queries.mock.calls.length]).toEqual(["ERROR_REDIRECT_LOOP", 1]);
    queries.mockRestore();
  });

  test("is read up to 5,000 lines, and reports the next one", async () => {
    const redirect = await admin();
    const csv = Array.from({ length: 20_000 }, (_, index) => `/page-${index},/news`).join("\n");
    const { lines, count } = await redirect.import({ csv, isTrial: true });
    expect([count, outcome(lines).slice(-2)]).toEqual([5000, ["5000 ok", "5001 tooMany"]]);
  });

  test("exports in Vietnamese a word for a redirect that is on, not for visible", async () => {
    const redirect = await admin();
    const { id } = await redirect.create({ data: { ...old, active: false } });
    await database().redirect.update({ where: { id }, data: { uses: 2, lastUsedAt: new Date("2026-11-20T17:05:09Z") } });
    expect((await exported(redirect.exportRows, { locale: "vi" })).split("\r\n")).toEqual([
      "Từ,Đến,Vĩnh viễn,Đang bật,Lượt dùng,Dùng lần cuối (Asia/Ho_Chi_Minh)",
      "/old,/news,Có,Không,2,00:05:09 21/11/2026",
      "",
    ]);
  });

  test("is refused as a whole when it is not CSV", async () => {
    const redirect = await admin();
    expect((await refusalOf(redirect.import({ csv: '/a,"/b\n/c,/d', isTrial: false }))).appCode).toBe("ERROR_FILE_DAMAGED");
  });
});
