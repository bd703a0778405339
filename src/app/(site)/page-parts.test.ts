import { createTranslator } from "next-intl";
import { describe, expect, test, vi } from "vitest";
import { type PartOf, readParts } from "~/features/website/page/parts/parts";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { statementsDuring, useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildMedia, buildOffice } from "~/server/db/test-records";
import en from "../../../messages/en.json";
import viMessages from "../../../messages/vi.json";
import { headings, htmlOf, links, now, part } from "./test-page-parts";

const messages = { en, vi: viMessages };

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: "site" | "page.parts.kinds" }) =>
    createTranslator({ locale, messages: messages[locale], namespace }),
}));

useTestDatabase();

const published = { status: "published", publishAt: new Date("2026-11-01T00:00:00Z") } as const;

async function article(slug: string, more: Partial<Prisma.NewsArticleUncheckedCreateInput> = {}) {
  const texts = { titleEn: `Story ${slug}`, titleVi: `Chuyện ${slug}`, contentEn: "<p>a</p>", contentVi: "<p>a</p>" };
  const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  const { id } = await database().newsArticle.create({ data: { slug, ...texts, ...creator, ...published, ...more } });
  return id;
}

async function service(slug: string, more: Partial<Prisma.ServiceUncheckedCreateInput> = {}) {
  const texts = { nameEn: `Service ${slug}`, nameVi: `Dịch vụ ${slug}`, descriptionEn: "d", descriptionVi: "d" };
  const { id } = await database().service.create({ data: { slug, ...texts, icon: "factory", ...published, ...more } });
  return id;
}

const settings = (data: Partial<Prisma.SettingUncheckedCreateInput>) =>
  database().setting.create({ data: { siteNameEn: "Lacviet", siteNameVi: "Lạc Việt", ...data } });

const text = (fields: Partial<PartOf<"text">> = {}) =>
  part("text", { contentEn: "<p>Be kind.</p>", contentVi: "<p>Tử tế.</p>", ...fields });

test("a part without content is named in the preview beside its form, and left out for visitors", async () => {
  const parts = [...text({ titleEn: "First" }), ...part("gallery"), ...part("partners", { titleEn: "We work with" })];
  expect(headings(await htmlOf(parts))).toEqual(["h1 The page", "h2 First"]);
  const typed = await htmlOf(parts, { isTyped: true });
  expect(headings(typed)).toEqual(["h1 The page", "h2 First", "h2 We work with"]);
  expect(typed.match(/Pictures|Partners|Visitors see this part once it has content/g)).toHaveLength(4);
});

describe("head of a page", () => {
  test("has the page's title, and the date of the last change beside a text that opens the page", async () => {
    const html = await htmlOf([...text(), ...text({ titleEn: "More" })], { updatedAt: now });
    expect(headings(html)).toEqual(["h1 The page", "h2 More"]);
    expect(html).toMatch(/^<article class="page-width"><header class="pt-8 lg:pt-12">/);
    expect(html).toContain('Last updated <time dateTime="2026-11-21T08:00:00.000Z"');
    expect(html).toContain(
      '<div class="rich-text max-w-article min-w-0 text-[1.0625rem] lg:col-span-8 lg:col-start-4"><p>Be kind.</p></div></div></article>',
    );
  });

  test("is the page's title alone before other parts", async () => {
    const html = await htmlOf(text({ titleEn: "First" }), { updatedAt: now });
    expect(headings(html)).toEqual(["h1 The page", "h2 First"]);
    expect(html).not.toContain("Last updated");
  });

  test.each(["arch", "arcade", "full", "text"] as const)(
    "is a hero (%s) that begins the page; later heroes have an h2",
    async (variant) => {
      const [opening, named, later] = [{ variant }, { variant, titleEn: "Welcome" }, { variant, titleEn: "Later" }].map(
        (fields) => part("hero", fields),
      );
      expect(headings(await htmlOf([...(opening ?? []), ...text({ titleEn: "A" })]))).toEqual(["h1 The page", "h2 A"]);
      expect(headings(await htmlOf([...(named ?? []), ...(later ?? [])]))).toEqual(["h1 Welcome", "h2 Later"]);
    },
  );

  test("has the site's texts and picture on home where the hero has none", async () => {
    const { id: heroImageId } = await buildMedia("herokeyherokeyherokey1");
    await settings({ sloganEn: "We build", descriptionEn: "All about us", heroImageId });
    const html = await htmlOf(part("hero", { variant: "arch" }), { path: "/" });
    expect(headings(html)).toEqual(["h1 We build"]);
    expect(html).toContain("All about us");
    expect(html).toContain("herokeyherokeyherokey1");
    const { id: imageId } = await buildMedia("ownkeyownkeyownkeyown1");
    const own = await htmlOf(part("hero", { variant: "arch", titleEn: "Own", leadEn: "Lead", imageId }), { path: "/" });
    expect(headings(own)).toEqual(["h1 Own"]);
    expect(own).not.toContain("All about us");
    expect(own).toContain("ownkeyownkeyownkeyown1");
  });

  test("says that the page is empty while only heroes and calls have content", async () => {
    const parts = [...part("hero", { leadEn: "Lead" }), ...part("callToAction")];
    expect(await htmlOf(parts, { emptyLead: "Come back" })).toContain("Come back");
    const html = await htmlOf([...parts, ...text()], { emptyLead: "Come back" });
    expect(html).toContain("Lead");
    expect(html).not.toContain("Come back");
  });

  test("links to its parts, if there are more than two", async () => {
    await buildOffice();
    await database().company.create({ data: { nameEn: "Lacviet", nameVi: "Lạc Việt" } });
    await database().aboutSection.create({ data: { nameEn: "Mission", nameVi: "Sứ mệnh", ...published } });
    const parts = [...part("hero"), ...part("aboutSections"), ...part("company", { titleEn: "Company" })];
    expect(await htmlOf(parts, { hasContents: true })).not.toContain("On this page");
    const html = await htmlOf([...parts, ...part("offices", { titleEn: "Offices" })], { hasContents: true });
    expect(links(html).filter((href) => href?.startsWith("#"))).toEqual(["#section-1", "#company", "#offices"]);
    for (const id of ["section-1", "company", "offices"]) expect(html).toContain(`<section id="${id}"`);
  });
});

describe("parts without content", () => {
  const kinds = [
    "text",
    "textPicture",
    "services",
    "figures",
    "news",
    "jobs",
    "partners",
    "offices",
    "history",
    "aboutSections",
    "company",
    "cards",
    "quote",
    "perks",
    "caseStory",
  ] as const;

  test.each(kinds)("leaves out an empty part (%s)", async (kind) => {
    expect(await htmlOf(part(kind, { titleEn: "Title" }))).not.toContain("<section");
  });

  test("leaves out unknown kinds", async () => {
    expect(await htmlOf(readParts([{ kind: "later", id: "later-1", titleEn: "Later" }]))).not.toContain("Later");
  });

  test("leaves out sections that are switched off, and links to them", async () => {
    await settings({ showServices: false, showNews: false, showCareer: false, showAboutUs: false, showContact: false });
    await Promise.all([service("a"), article("a"), buildJobPost()]);
    await database().aboutSection.create({ data: { nameEn: "Mission", nameVi: "Sứ mệnh", ...published } });
    const buttons = ["/services", "/contact"].map((href) => ({ id: href.slice(1), labelEn: href, labelVi: href, href }));
    const listed = [part("services"), part("news"), part("jobs"), part("aboutSections"), part("callToAction")].flat();
    const html = await htmlOf([...part("hero", { variant: "text", buttons }), ...listed]);
    expect(html).not.toContain("<section");
    expect(links(html)).toEqual(["/"]);
  });
});

describe("links of buttons", () => {
  test.each([
    ["/terms", "/vi/terms"],
    ["/vi/terms?a=1#b", "/vi/terms?a=1#b"],
    ["/services", "/vi/services"],
    ["/news", undefined],
    ["/career", undefined],
    ["/api/files/a/b.pdf", "/api/files/a/b.pdf"],
    ["example.com", "https://example.com"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["#part", "#part"],
    ["//example.com", undefined],
    ["/\\example.com", undefined],
    ["javascript:alert(1)", undefined],
  ])("leads %s to %s", async (href, expected) => {
    await service("a");
    const buttons = [{ id: "a", labelEn: "Go", labelVi: "Đi", href }];
    const html = await htmlOf(part("hero", { variant: "arch", buttons }), { locale: "vi" });
    expect(links(html)[0]).toBe(expected);
  });

  test("lead to the record that staff chose, wherever its address is, while visitors see it", async () => {
    const [shown, draft] = [await article("shown"), await article("draft", { status: "draft" })];
    const buttons = [shown, draft].map((id) => ({
      id: `b${id}`,
      labelEn: `Read ${id}`,
      labelVi: "Đọc",
      href: `record:/admin/news/${id}`,
    }));
    const html = await htmlOf(part("hero", { variant: "text", titleEn: "A", buttons }));
    expect(links(html)).toEqual(["/", "/news/shown"]);
  });

  test("gives a call to action its own texts and address, by default those of the contact page", async () => {
    await settings({});
    const html = await htmlOf([
      ...part("callToAction"),
      ...part("callToAction", { titleEn: "Visit us", leadEn: "Come", labelEn: "Map", href: "/map" }),
    ]);
    expect(headings(html)).toEqual(["h1 The page", "h2 Let’s talk", "h2 Visit us"]);
    expect(links(html).slice(-2)).toEqual(["/contact", "/map"]);
    expect(html.match(/id="contact"/g)).toHaveLength(1);
  });
});

describe("records of a part", () => {
  test("are the chosen ones in their order, if visitors see them", async () => {
    const [a, b, draft] = [await article("a"), await article("b"), await article("c", { status: "draft" })];
    const [one, two, closed] = [await buildJobPost(), await buildJobPost(), await buildJobPost({ state: "lock" })];
    const [first, second] = [await service("one"), await service("two")];
    const chosen = (ids: number[]) => ({ titleEn: "Title", choice: "chosen" as const, ids });
    expect(headings(await htmlOf(part("news", chosen([b, draft, a, b])))).slice(2)).toEqual(["h3 Story b", "h3 Story a"]);
    const jobs = headings(await htmlOf(part("jobs", chosen([two.id, closed.id, one.id]))));
    expect(jobs.slice(2).map((heading) => heading.replace("New", ""))).toEqual([`h3 ${two.titleEn}`, `h3 ${one.titleEn}`]);
    expect(headings(await htmlOf(part("services", chosen([second, 999, first]))))).toEqual([
      "h1 The page",
      "h2 Title",
      "h3 Service two",
      "h3 Service one",
    ]);
  });

  const make = {
    figures: (name: string, order: number, active: boolean) =>
      database().statistic.create({ data: { nameEn: name, nameVi: name, value: 1, icon: "globe", order, active } }),
    partners: async (name: string, order: number, active: boolean) => {
      const { id: logoId } = await buildMedia();
      return database().partner.create({ data: { nameEn: name, nameVi: name, logoId, order, active } });
    },
    offices: async (name: string, order: number, active: boolean) => {
      const { id } = await buildOffice();
      return database().office.update({ where: { id }, data: { nameEn: name, nameVi: name, order, active } });
    },
    history: (name: string, order: number, active: boolean) =>
      database().historyEntry.create({ data: { titleEn: name, titleVi: name, year: 2000 + order, active } }),
    aboutSections: (name: string, order: number, active: boolean) =>
      database().aboutSection.create({ data: { nameEn: name, nameVi: name, order, ...(active && published) } }),
  };

  test.each(["figures", "partners", "offices", "history", "aboutSections"] as const)(
    "are all, the first ones or the chosen ones (%s)",
    async (kind) => {
      const [third, hidden, first] = [
        await make[kind]("Zebra", 3, true),
        await make[kind]("Okapi", 0, false),
        await make[kind]("Panda", 1, true),
      ];
      await make[kind]("Tapir", 2, true);
      const shown = async (fields: Partial<PartOf<typeof kind>>) => [
        ...new Set((await htmlOf(part(kind, fields))).match(/Zebra|Okapi|Panda|Tapir/g)),
      ];
      expect(await shown({})).toEqual(["Panda", "Tapir", "Zebra"]);
      expect(await shown({ count: 2 })).toEqual(["Panda", "Tapir"]);
      const chosen = { choice: "chosen" as const, count: 1 };
      expect(await shown({ ...chosen, ids: [third.id, hidden.id, 999, first.id] })).toEqual(["Zebra", "Panda"]);
      expect(await htmlOf(part(kind, { ...chosen, ids: [hidden.id] }))).not.toContain("<section");
    },
  );

  test("are as many as the part says, and of its category", async () => {
    const { id: categoryId } = await database().newsCategory.create({
      data: { nameEn: "Works", nameVi: "Công trình", slug: "works" },
    });
    for (const slug of ["a", "b", "c"]) await article(slug, { categoryId });
    await article("d");
    for (const slug of ["one", "two", "three"]) await service(slug);
    expect(headings(await htmlOf(part("news", { titleEn: "Title", categoryId, count: 2 }))).slice(2)).toEqual([
      "h3 Story c",
      "h3 Story b",
    ]);
    expect(headings(await htmlOf(part("news", { titleEn: "Title", count: 1 }))).slice(2)).toEqual(["h3 Story d"]);
    expect(headings(await htmlOf(part("services", { titleEn: "Title", count: 2 }))).slice(2)).toHaveLength(2);
  });
});

describe("bands", () => {
  const tones = (html: string) => [...html.matchAll(/<section class="([^"]*)"/g)].map(([, classes]) => classes);

  test("join if they have the same tone, and follow others without a gap", async () => {
    const [first, second, third, fourth] = tones(
      await htmlOf(
        ["dark", "dark", "brand", "plain", "plain"].flatMap((tone) => readParts([{ ...text({ titleEn: "A" })[0], tone }])),
      ),
    );
    expect(first).toMatch(/^mt-20 lg:mt-28 .*bg-primary-950 .*dark on-dark$/);
    expect(second).toMatch(/^relative .*bg-primary-950 .*pt-0 lg:pt-0 dark on-dark$/);
    expect(third).toMatch(/^relative .*bg-primary-700 (?!.*pt-0 ).*dark on-brand$/);
    expect(fourth).toBe("mt-20 lg:mt-28 ");
  });
});

test("reads what parts share once, and renders all texts together", async () => {
  const media = await buildMedia("imagekeyimagekeyimage1");
  await Promise.all([service("a"), article("a")]);
  const picture = `<p>1</p><img src="/api/files/${media.key}/640.webp" alt="" data-media-id="${media.id}">`;
  const buttons = [{ id: "a", labelEn: "Go", labelVi: "Đi", href: "/services" }];
  const parts = [
    ...part("hero", { buttons, variant: "arch", imageId: media.id }),
    ...["A", "B", "C"].flatMap((titleEn) =>
      part("textPicture", { titleEn, contentEn: picture.replace("1", titleEn), imageId: media.id }),
    ),
    ...[part("services"), part("services"), part("news"), part("news")].flat(),
  ];
  const statements = await statementsDuring(() => htmlOf(parts));
  const from = (table: string) => statements.filter((statement) => statement.includes(`FROM "public"."${table}"`)).length;
  expect(from("Service")).toBe(1);
  // The images in the texts of all parts.
  expect(statements.filter((statement) => statement.includes('"oldKeys"'))).toHaveLength(1);
  // The featured one is asked for once, then the newest; each part reads its others.
  expect(from("NewsArticle")).toBe(4);
});
