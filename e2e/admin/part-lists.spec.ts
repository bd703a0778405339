import { type KnownKind, newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { expect, test } from "../fixtures";
import { words } from "../words";

const { en } = words;
const { editor, parts: texts } = en.page;
const fields = en.fields.page;

test.beforeEach(async ({ signIn }) => signIn());

test("shows chosen partners in their order, and as many figures as the part says", async ({
  page,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const [first, second] = (await calls.website.partner.list.query({ filter: { active: true } })).rows;
  if (!first || !second) throw new Error("The site has no two partners");
  const parts = [
    { ...newPart("partners"), id: "partners-a", ids: [], titleEn: "Our partners", titleVi: "Đối tác của chúng tôi" },
    { ...newPart("figures"), id: "figures-a", ids: [], titleEn: "Our figures", titleVi: "Những con số" },
  ];
  const titles = { titleEn: `Lists ${mark}`, titleVi: `Danh sách ${mark}` };
  const { id } = await calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `lists-${mark}`, status: "published", parts },
  });
  const [figures, logos] = [page.locator("main dt"), page.locator("main li img[alt]:visible")];
  await page.goto(`/lists-${mark}`);
  expect(await figures.count()).toBeGreaterThan(2);
  expect(await logos.count()).toBeGreaterThan(2);

  await page.goto(`/admin/page/${id}`);
  const select = (kind: KnownKind) =>
    page.getByRole("navigation", { name: editor.parts }).locator("[data-entry]", { hasText: texts.kinds[kind] }).click();
  await select("partners");
  const choice = page.getByRole("combobox", { name: fields.choice });
  await expect(choice).toHaveText(texts.choices.all);
  await choice.click();
  await page.getByRole("option", { name: texts.choices.chosen }).click();
  for (const { nameEn } of [second, first]) {
    await page.getByLabel(fields.ids, { exact: true }).click();
    await page.getByRole("option", { name: nameEn, exact: true }).click();
  }
  await select("figures");
  await page.getByRole("textbox", { name: fields.count }).fill("2");
  await expect(choice).toHaveText("The first 2");
  await expectNoProblems();
  await form.publish(en.writing.actions.publishChanges);
  await expect.poll(async () => (await calls.website.page.byId.query({ id })).version).toBe(2);

  await page.goto(`/lists-${mark}`);
  await expect(figures).toHaveCount(2);
  await expect(logos).toHaveCount(2);
  expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute("alt")))).toEqual([
    second.nameEn,
    first.nameEn,
  ]);
});
