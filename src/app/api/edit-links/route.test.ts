import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyPage } from "~/features/website/page/schema";
import { sessionCookie } from "~/server/auth/session";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildUser, grant } from "~/server/db/test-records";
import { clientIp } from "~/server/request/origin";
import { forgetAttempts } from "~/server/request/throttle";
import { GET } from "./route";

useTestDatabase();

async function ask(path: string, sessionId?: string) {
  const [cookie = ""] = sessionId ? (await sessionCookie(sessionId, new Headers())).split(";") : [];
  const url = `http://example.com/api/edit-links?${new URLSearchParams({ path })}`;
  const answer = await GET(new Request(url, { headers: { cookie, host: "example.com" } }));
  return { status: answer.status, body: await answer.json(), cache: answer.headers.get("cache-control") };
}

async function newRecords() {
  const { news, website } = await callerAs("ADMIN");
  const data = { titleEn: "A draft", titleVi: "Bản nháp", slug: "a-draft" };
  const article = await news.article.create({ data: { ...emptyArticle, ...data } });
  const page = await website.page.create({
    data: { ...emptyPage, titleEn: "Terms", slug: "terms" },
  });
  return { article, page };
}

test("lists where staff edit each page, in the page's language", async () => {
  const { article, page } = await newRecords();
  const { sessionId } = await buildUser("ADMIN");
  const link = async (path: string) => (await ask(path, sessionId)).body;
  expect(await link("/news/a-draft")).toEqual([{ href: `/admin/news/${article.id}`, label: "Edit" }]);
  expect(await link("/vi/news/a-draft")).toEqual([{ href: `/admin/news/${article.id}`, label: "Chỉnh sửa" }]);
  expect(await link("/terms")).toEqual([{ href: `/admin/page/${page.id}`, label: "Edit" }]);
  expect(await link("/vi")).toEqual([{ href: "/admin/setting", label: "Chỉnh sửa" }]);
  await database().newsCategory.create({ data: { nameEn: "X", nameVi: "X", slug: "x", order: 1 } });
  expect(await link("/news/category/x")).toEqual([{ href: "/admin/news-category", label: "Edit" }]);
  for (const path of ["/news/no-such", "/search", "", "//evil.example", "/%ff", "/admin/user", "/constructor"])
    expect([path, await link(path)]).toEqual([path, []]);
});

test("leads from a fixed page to its form, and people who may not edit it to what it lists", async () => {
  const [home, services, about] = await buildFixedPages();
  const { sessionId: administrator } = await buildUser("ADMIN");
  expect((await ask("/contact", administrator)).body).toMatchObject([{ href: expect.stringMatching(/^\/admin\/home\/\d+$/) }]);
  const { sessionId } = await buildUser("USER");
  const link = async (path: string) => (await ask(path, sessionId)).body.map(({ href }: { href: string }) => href);
  await grant("USER", "/admin/service", { view: true, edit: true });
  expect([await link("/"), await link("/services"), await link("/contact")]).toEqual([[], ["/admin/service"], []]);
  await grant("USER", "/admin/home", { view: true, edit: true });
  expect([await link("/vi"), await link("/services"), await link("/vi/about-us")]).toEqual(
    [home, services, about].map((row) => [`/admin/home/${row?.id}`]),
  );
});

test("lists nothing without a session or the permission to edit", async () => {
  await newRecords();
  expect(await ask("/news/a-draft")).toEqual({ status: 401, body: { message: "ERROR_UNAUTHORIZED" }, cache: "no-store" });
  const { sessionId } = await buildUser("USER");
  expect((await ask("/news/a-draft", sessionId)).body).toEqual([]);
  await grant("USER", "/admin/news", { view: true });
  expect((await ask("/news/a-draft", sessionId)).body).toEqual([]);
  await grant("USER", "/admin/news", { view: true, edit: true });
  expect((await ask("/news/a-draft", sessionId)).body).toHaveLength(1);
});

test("limits the requests of one person", async () => {
  const { id, sessionId } = await buildUser("USER");
  // People of the other tests have the same id.
  await forgetAttempts("editLinks", String(id), clientIp(new Headers()));
  const answers = await Promise.all(Array.from({ length: 125 }, () => ask("/", sessionId)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("removes the cookies of a browser whose session has ended", async () => {
  const request = new Request("http://example.com/api/edit-links?path=/", { headers: { cookie: "token=old; staff=1" } });
  const answer = await GET(request);
  expect([answer.status, answer.headers.getSetCookie().map((line) => line.split(";")[0])]).toEqual([401, ["token=", "staff="]]);
});
