import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { type Calls, expect, readFresh, test } from "../fixtures";
import { fields, partsList, preview } from "../pages/page-editor";
import { words } from "../words";

const { en } = words;
const { kinds } = en.page.parts;

async function fixedPage(calls: Calls, slug: string) {
  const { rows } = await calls.website.home.list.query({});
  return calls.website.home.byId.query({ id: rows.find((row) => row.slug === slug)?.id ?? 0 });
}

/** The header and the footer link to every fixed page. */
function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}

test("visitors find a fixed page by the words of its parts", async ({ baseURL, calls, mark }) => {
  const { id, version, parts } = await fixedPage(calls, "contact");
  const [english, vietnamese] = [`harbour${mark}`, `canglon${mark}`];
  const contents = { contentEn: `<p>Behind the ${english}.</p>`, contentVi: `<p>Phía sau cần cẩu ${vietnamese}.</p>` };
  const text: Part = { ...newPart("text"), ...contents };
  const changed = await calls.website.home.update.mutate({ id, version, data: { parts: [...parts, text] } });
  try {
    for (const [address, language, words, word] of [
      ["/contact", "", "Behind the", english],
      ["/vi/contact", "/vi", "Phía sau cần cẩu", vietnamese],
    ] as const) {
      expect(await readFresh(`${baseURL}${address}`)).toContain(word);
      const found = mainOf(await readFresh(`${baseURL}${language}/search?q=${word}`));
      expect(found).toContain(`href="${address}"`);
      expect(found).toContain(words);
    }
  } finally {
    await calls.website.home.update.mutate({ id, version: changed.version, data: { parts } });
  }
  expect(mainOf(await readFresh(`${baseURL}/search?q=${english}`))).not.toContain("Behind the");
});

test("a text links to a fixed page by its name, in each language at its address", async ({
  page,
  form,
  baseURL,
  calls,
  mark,
  signIn,
}) => {
  await signIn();
  const about = await fixedPage(calls, "about-us");
  const texts = { contentEn: "<p>Who we are</p>", contentVi: `<p><a data-record="/admin/home/${about.id}">Chúng tôi</a></p>` };
  const { id, slug } = await calls.website.page.create.mutate({
    data: {
      ...{ ...emptyPage, titleEn: `Links ${mark}`, titleVi: `Liên kết ${mark}`, slug: `links-${mark}`, status: "published" },
      parts: [{ ...newPart("text"), ...texts }],
    },
  });
  await page.goto(`/admin/page/${id}`);
  const content = fields(page, "text").getByRole("textbox", { name: /^Content/ });
  await content.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  await page.getByLabel(en.editor.linkAddress).fill(about.titleEn);
  const targets = page.getByRole("list", { name: en.editor.linkTargets });
  await targets
    .getByRole("button", { name: new RegExp(`^${about.titleEn}`) })
    .filter({ hasText: en.features.home })
    .click();
  await form.publish(en.writing.actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  expect(await readFresh(`${baseURL}/${slug}`)).toMatch(/<a[^>]* href="\/about-us"[^>]*>Who we are</);
  expect(await readFresh(`${baseURL}/vi/${slug}`)).toMatch(/<a[^>]* href="\/vi\/about-us"[^>]*>Chúng tôi</);
});

test("input of an earlier visit comes back, for its author only", async ({
  page,
  form,
  baseURL,
  calls,
  mark,
  signIn,
  newPerson,
}) => {
  const { id, titleEn } = await fixedPage(calls, "about-us");
  await signIn(await newPerson("ADMIN"));
  await page.goto(`/admin/home/${id}`);
  const hero = partsList(page).locator("[data-entry]", { hasText: kinds.hero });
  const title = fields(page, "hero")
    .getByRole("textbox", { name: /^Title/ })
    .first();
  await hero.click();
  await title.fill(`Typed ${mark}`);
  await form.keptInDraft();
  await page.reload();
  await hero.click();
  await expect(title).toHaveValue(`Typed ${mark}`);
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(`Typed ${mark}`);
  expect(await readFresh(`${baseURL}/about-us`)).not.toContain(`Typed ${mark}`);
  await signIn(await newPerson("ADMIN"));
  await page.goto(`/admin/home/${id}`);
  await hero.click();
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(title).not.toHaveValue(`Typed ${mark}`);
  expect((await fixedPage(calls, "about-us")).titleEn).toBe(titleEn);
});
