import { expect, test } from "vitest";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

test("tells whether something answers at an address of the site", async () => {
  const { system, website } = await callerAs("ADMIN");
  const titles = { titleEn: "Terms", titleVi: "Điều khoản" };
  const parts = [{ ...newPart("text"), contentEn: "<p>Be fair.</p>", contentVi: "<p>Công bằng.</p>" }];
  await website.page.create({ data: { ...emptyPage, ...titles, parts, slug: "terms", status: "published" } });
  await website.page.create({ data: { ...emptyPage, ...titles, slug: "secret-merger" } });
  await database().redirect.create({ data: { fromPath: "/old", target: "/news" } });
  const answers = (address: string) => system.recordLink.answers({ address });
  for (const address of [
    "/",
    "/contact",
    "/vi/contact#form",
    "/terms",
    "/terms?a=1",
    "/contact/",
    "/old",
    "/feed.xml",
    "/admin",
    "/api/health",
  ])
    expect([address, await answers(address)]).toEqual([address, true]);
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", showNews: false } });
  for (const address of ["/news", "/contcat", "/secret-merger", "/vi/contcat", "/news/none", "/Contact", "/a//b", "nowhere"])
    expect([address, await answers(address)]).toEqual([address, false]);
});

test("answers only who is signed in", async () => {
  const { system } = await callerAs(null);
  expect(await refusalOf(system.recordLink.answers({ address: "/" }))).toMatchObject({ appCode: "ERROR_UNAUTHORIZED" });
});
