import { beforeEach, describe, expect, test } from "vitest";
import { GET } from "~/app/api/preview/route";
import { roleIds } from "~/lib/accounts";
import { sessionCookie } from "~/server/auth/session";
import { callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

let id = 0;
let maker: Awaited<ReturnType<typeof buildUser>>;

beforeEach(async () => {
  await grant("MANAGER", "/admin/news", { view: true, edit: true });
  maker = await buildUser("MANAGER", { name: "Lan" });
  const author = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  ({ id } = await database().newsArticle.create({ data: { slug: "a", titleVi: "Một", ...author } }));
});

const previewOf = async (user: { sessionId: string }) => (await callerOf(user)).news.article.preview;
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;
const actions = async () => (await database().activity.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

/** Requests `/api/preview` with GET and HEAD, and returns the redirect. */
async function lead(query: string, user?: { sessionId: string }) {
  const headers = new Headers({ host: "localhost:3000" });
  if (user) headers.set("cookie", (await sessionCookie(user.sessionId, new Headers())).split(";")[0] ?? "");
  const answer = await GET(new Request(`http://localhost:3000/api/preview?${query}`, { headers }));
  return answer.headers.get("location");
}

describe("preview links", () => {
  test("are created, listed, extended and ended by people with the edit permission, and logged", async () => {
    const preview = await previewOf(maker);
    await preview.createLink({ id });
    await preview.createLink({ id });
    const other = await buildUser("MANAGER", { name: "Minh" });
    await (await previewOf(other)).createLink({ id });
    const links = await preview.links({ id });
    expect(links.map((link) => link.maker.name)).toEqual(["Minh", "Lan"]);
    const urls = links.flatMap(({ addresses }) => addresses.map(({ url }) => url));
    expect(new Set(urls).size).toBe(4);
    for (const url of urls) expect(await lead(url.split("?")[1] ?? "")).toMatch(/^(\/vi)?\/news\/a\?preview=[\w-]{43}$/);

    await preview.endLink({ id, linkId: links[0]?.id ?? 0 });
    await preview.endLink({ id, linkId: links[0]?.id ?? 0 });
    expect((await preview.links({ id })).map((link) => link.maker.name)).toEqual(["Lan"]);
    expect(await lead(urls[0]?.split("?")[1] ?? "")).toBe("/404");
    expect(await lead(urls[1]?.split("?")[1] ?? "")).toBe("/vi/404");
    expect(await actions()).toEqual(["preview-link", "preview-link", "preview-link", "end-preview-link"]);
  });

  test("are refused to viewers, who see the sharers but no addresses, and while viewing as a role", async () => {
    await grant("USER", "/admin/news", { view: true, edit: false });
    const reader = await previewOf(await buildUser("USER"));
    await (await previewOf(maker)).createLink({ id });
    expect(await codeOf(reader.createLink({ id }))).toBe("ERROR_FORBIDDEN");
    expect(await codeOf(reader.endLink({ id, linkId: 1 }))).toBe("ERROR_FORBIDDEN");
    expect(await reader.links({ id })).toMatchObject([{ maker: { name: "Lan" }, addresses: [] }]);
    const admin = await buildUser("ADMIN");
    await database().session.update({ where: { id: admin.sessionId }, data: { viewAsRoleId: roleIds.MANAGER } });
    expect(await codeOf((await previewOf(admin)).createLink({ id }))).toBe("ERROR_VIEW_ONLY");
  });

  test("are refused for an unknown record", async () => {
    expect(await codeOf((await previewOf(maker)).createLink({ id: id + 1 }))).toBe("ERROR_NEWS_NOT_FOUND");
  });
});

describe("previewing a draft as staff", () => {
  test("opens the page in their session, and writes nothing", async () => {
    const query = `path=/admin/news&id=${id}&locale=en`;
    const admin = await buildUser("ADMIN");
    await database().session.update({ where: { id: admin.sessionId }, data: { viewAsRoleId: roleIds.MANAGER } });
    for (const person of [maker, admin]) expect(await lead(query, person)).toBe(`/news/a?preview=news-${id}`);
    expect([await database().previewLink.count(), await actions()]).toEqual([0, []]);
  });

  test("redirects visitors to the sign-in, and an unknown record to the not-found page", async () => {
    expect(await lead(`path=/admin/news&id=${id}&locale=en`)).toMatch(/^\/admin\?next=/);
    expect(await lead(`path=/admin/news&id=${id + 1}&locale=vi`, maker)).toBe("/vi/404");
  });
});
