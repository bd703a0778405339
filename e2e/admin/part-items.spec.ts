import { newPart } from "~/features/website/page/parts/parts";
import { makeQuestion } from "~/features/website/page/parts/questions/schema";
import { makeStep } from "~/features/website/page/parts/steps/schema";
import { emptyPage } from "~/features/website/page/schema";
import { expect, test } from "../fixtures";
import { entries, fields, preview } from "../pages/page-editor";
import { filled, words } from "../words";

const { en } = words;
const { items, lists } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

test("orders, removes and adds the buttons of an opening, and corrects an address", async ({
  page,
  calls,
  mark,
  expectNoProblems,
}) => {
  const buttons = [
    { id: "b1", labelEn: "Our services", labelVi: "Dịch vụ", href: "/services" },
    { id: "b2", labelEn: "Write to us", labelVi: "Liên hệ", href: "https://example.org/wriet" },
  ];
  const parts = [{ ...newPart("hero"), titleEn: "Bridges", titleVi: "Cầu", buttons }];
  const { id } = await calls.website.page.create.mutate({
    data: { ...emptyPage, titleEn: `Items ${mark}`, titleVi: `Mục ${mark}`, slug: `items-${mark}`, parts },
  });
  await page.goto(`/admin/page/${id}`);
  await entries(page, "hero").click();
  const list = fields(page, "hero").getByRole("region", { name: lists.buttons.all });
  const links = preview(page).locator("[data-part] p").getByRole("link");
  const first = filled(lists.buttons.one, { number: 1 });

  await list.getByRole("button", { name: filled(items.moveDown, { name: first }) }).click();
  await expect(links).toHaveText(["Write to us", "Our services"]);

  await list.getByRole("button", { name: `${first} Write to us` }).click();
  await list.getByRole("combobox").click();
  await expect(page.getByPlaceholder(en.common.search, { exact: true })).toHaveValue("https://example.org/wriet");
  await page.getByPlaceholder(en.common.search, { exact: true }).fill("https://example.org/write");
  await page.getByRole("option", { name: "https://example.org/write" }).click();
  await expect(links.first()).toHaveAttribute("href", "https://example.org/write");
  await expectNoProblems();

  await list.getByRole("button", { name: filled(items.remove, { name: first }) }).click();
  await expect(list.getByRole("button", { name: `${first} Our services` })).toBeFocused();
  await list.getByRole("button", { name: lists.buttons.add }).click();
  await page.keyboard.type("Ring us");
  await expect(list.getByRole("button", { name: `${filled(lists.buttons.one, { number: 2 })} Ring us` })).toBeVisible();
});

test("the history names items by what they were called in each version", async ({ page, calls, form, mark }) => {
  const step = (id: string, titleEn: string) => ({ ...makeStep(id), titleEn, titleVi: titleEn });
  const questions = {
    ...newPart("questions"),
    questions: [{ ...makeQuestion("one"), questionEn: "How long?", questionVi: "Bao lâu?" }],
  };
  const steps = (...items: ReturnType<typeof step>[]) => [{ ...newPart("steps"), id: "steps-a", steps: items }, questions];
  const titles = { titleEn: `Steps ${mark}`, titleVi: `Bước ${mark}`, slug: `steps-${mark}` };
  const { id, version } = await calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, parts: steps(step("one", "Survey"), step("two", "Build"), step("three", "Test")) },
  });
  const parts = steps(step("two", "Construct"), step("one", "Survey"));
  await calls.website.page.update.mutate({ id, version, data: { parts } });
  await page.goto(`/admin/page/${id}`);
  const state = await form.openState();
  await state.getByRole("button", { name: en.writing.state.versions }).click();
  const versions = page.getByRole("dialog", { name: en.history.title });
  const order = versions.getByRole("region", { name: "Steps: Single steps", exact: true });
  await expect(order).toContainText("1. Survey2. Build3. Test");
  await expect(order).toContainText("1. Construct2. Survey");
  await expect(versions.getByRole("region", { name: "Steps: Single steps 1: Title (English)", exact: true })).toContainText(
    "Construct",
  );
});
