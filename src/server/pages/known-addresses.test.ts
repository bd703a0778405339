import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { mayExist } from "./known-addresses";
import { publicUrl } from "./public-routes";

useTestDatabase();

const slug = "a-slug";

/** Lists every page and route of the public site, with an existing slug. */
function publicAddresses(): string[] {
  const root = path.resolve("src/app/(site)/[locale]");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /^(?:page\.tsx|route\.ts)$/.test(path.basename(file)))
    .map((file) => `/${path.dirname(file).replace("[slug]", slug).replace(/^\.$/, "")}`)
    .filter((address) => publicUrl(address) === address);
}

async function buildRecords() {
  const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  await database().newsArticle.create({ data: { slug, ...creator } });
  await database().newsCategory.create({ data: { slug, nameEn: "A", nameVi: "A", order: 1 } });
  await database().service.create({ data: { slug, nameEn: "A", nameVi: "A", order: 1, icon: "wrench" } });
  await database().page.create({ data: { slug, order: 1 } });
  await database().slugRedirect.create({ data: { path: "/admin/career", slug, recordId: 1 } });
}

test("allows every public route in both languages", async () => {
  await buildRecords();
  const addresses = publicAddresses();
  expect(addresses).toEqual(expect.arrayContaining(["/", "/news", `/news/${slug}`, `/${slug}`]));
  const otherAddresses = ["/sitemap.xml", "/sitemap/1.xml", "/robots.txt", "/manifest.webmanifest", "/search?q=a&page=99"];
  for (const address of [...addresses, ...addresses.map((one) => (one === "/" ? "/vi" : `/vi${one}`)), ...otherAddresses]) {
    expect([address, await mayExist(database(), address)]).toEqual([address, true]);
  }
});

test.each([
  "/nowhere",
  "/vi/nowhere",
  "/news/nowhere",
  "/news/category/nowhere",
  "/a/b/c",
  "/wp-login.php",
  "/favicon.ico",
  "/.well-known/x",
  "/404",
])("nothing can be at %s", async (address) => expect(await mayExist(database(), address)).toBe(false));
