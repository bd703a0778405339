import { expect, test } from "vitest";
import { emptyPage } from "~/features/website/page/schema";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

test("tells whether something answers at an address of the site", async () => {
  const { system, website } = await callerAs("ADMIN");
  await website.page.create({ data: { ...emptyPage, titleEn: "Terms", titleVi: "Điều khoản", slug: "terms" } });
  await database().redirect.create({ data: { fromPath: "/old", target: "/news" } });
  const answers = (address: string) => system.recordLink.answers({ address });
  for (const address of [
    "/",
    "/contact",
    "/vi/contact#form",
    "/terms",
    "/terms?a=1",
    "/old",
    "/feed.xml",
    "/admin",
    "/api/health",
  ])
    expect([address, await answers(address)]).toEqual([address, true]);
  for (const address of ["/contcat", "/vi/contcat", "/news/none", "/Contact", "/a//b", "nowhere"])
    expect([address, await answers(address)]).toEqual([address, false]);
});

test("answers only who is signed in", async () => {
  const { system } = await callerAs(null);
  expect(await refusalOf(system.recordLink.answers({ address: "/" }))).toMatchObject({ appCode: "ERROR_UNAUTHORIZED" });
});
