import { expect, test } from "vitest";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { articleBySlug } from "~/features/news/article/data";
import { emptyArticle } from "~/features/news/article/schema";
import { serviceBySlug } from "~/features/website/service/data";
import { emptyService } from "~/features/website/service/schema";
import { siteSettings } from "~/features/website/setting/data";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildOffice } from "~/server/db/test-records";
import { newsArticle, organization, serviceFacts, websiteFacts } from "./facts";

useTestDatabase();

const origin = "https://lacgiang.example";

async function facts(locale: "en" | "vi") {
  const db = database();
  const [settings, contact, offices] = await Promise.all([
    siteSettings(db, locale),
    companyInfo(db, locale),
    activeOffices(db, locale),
  ]);
  return {
    origin,
    locale,
    site: { ...settings, menus: { header: [], footer: [] }, filled: settings.sections, ...contact, offices },
  };
}

const contents = { contentEn: "<p>Yes.</p>", contentVi: "<p>Vâng.</p>", status: "published" } as const;

/** Lists the required fields, named with dots, that are missing in structured data as embedded in the page. */
function missingFields(data: object, fields: readonly string[]): string[] {
  const written: unknown = JSON.parse(JSON.stringify(data));
  return fields.filter((field) => {
    const values = field.split(".").reduce<unknown[]>(
      (holders, key) => {
        return holders.flatMap((holder) => (typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : []));
      },
      [written],
    );
    return values.length === 0 || values.some((value) => value === undefined || value === null || value === "");
  });
}

/** Lists every URL in it: search engines do not resolve relative ones. */
function addressesIn(data: object): string[] {
  const named = new Set(["url", "logo", "image", "urlTemplate", "mainEntityOfPage"]);
  const found: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    if (named.has(key)) found.push(...[value].flat().filter((one) => typeof one === "string"));
    return value;
  });
  return found;
}

// Required fields by type, from developers.google.com/search/docs/appearance/structured-data.

test.each(["en", "vi"] as const)("gives the company what Google recommends for an Organization (%s)", async (locale) => {
  const { website } = await callerAs("ADMIN");
  await database().setting.upsert({
    where: { id: 1 },
    create: { siteNameEn: "Lac Giang", siteNameVi: "Lạc Giang" },
    update: {},
  });
  const { version } = await website.setting.byId({ id: 1 });
  const socialLinks = [{ id: "linkedin", href: "https://linkedin.com/company/lac-giang" }];
  await website.setting.update({ id: 1, version, data: { descriptionEn: "Water.", descriptionVi: "Nước.", socialLinks } });
  await database().company.create({ data: { email: "hello@lacgiang.example", phone: "+84 236 555 0142" } });
  await buildOffice();
  const company = organization(await facts(locale));
  const fields = ["name", "url", "logo", "description", "email", "telephone", "sameAs", "location.address.streetAddress"];
  expect(missingFields(company, [...fields, "location.address.addressLocality", "location.address.addressCountry"])).toEqual([]);
  expect(addressesIn(company).filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
});

test("gives the site its name and search action in each language", async () => {
  const english = websiteFacts(await facts("en"));
  expect(missingFields(english, ["name", "url", "potentialAction.target.urlTemplate"])).toEqual([]);
  expect(english.potentialAction.target.urlTemplate).toBe(`${origin}/search?q={search_term_string}`);
  expect(websiteFacts(await facts("vi")).potentialAction.target.urlTemplate).toBe(`${origin}/vi/search?q={search_term_string}`);
  expect(english.potentialAction["query-input"]).toBe("required name=search_term_string");
});

test("gives an article what Google recommends for a NewsArticle, with time zones", async () => {
  const { news } = await callerAs("ADMIN");
  const texts = { titleEn: "Pipes", titleVi: "Ống", summaryEn: "About pipes.", summaryVi: "Về ống." };
  const { slug } = await news.article.create({ data: { ...emptyArticle, ...contents, ...texts } });
  const article = await articleBySlug(database(), "en", new Date(), slug);
  if (!article) throw new Error("Visitors don't see it.");
  const picture = {
    id: 1,
    key: "k".repeat(22),
    width: 640,
    height: 480,
    widths: [640],
    altEn: "",
    altVi: "",
    focalX: 0.5,
    focalY: 0.5,
  };
  const data = newsArticle({
    ...(await facts("en")),
    article: { ...article, picture: { ...picture, shareX: null, shareY: null, hasAvif: null } },
  });
  const fields = ["headline", "image", "datePublished", "dateModified", "author.name", "author.url", "publisher.name"];
  expect(missingFields(data, fields)).toEqual([]);
  for (const time of [data.datePublished, data.dateModified]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(addressesIn(data).filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
});

test("gives a service its name, URL and provider", async () => {
  const { website } = await callerAs("ADMIN");
  const texts = { nameEn: "Leak detection", nameVi: "Dò rò rỉ", descriptionEn: "Finds leaks.", descriptionVi: "Tìm chỗ rò." };
  const { slug } = await website.service.create({ data: { ...emptyService, ...contents, ...texts } });
  const service = await serviceBySlug(database(), "vi", new Date(), slug);
  if (!service) throw new Error("Visitors don't see it.");
  const data = serviceFacts({ ...(await facts("vi")), service });
  expect(missingFields(data, ["name", "description", "url", "provider.name", "provider.url"])).toEqual([]);
  expect(data.name).toBe("Dò rò rỉ");
});
