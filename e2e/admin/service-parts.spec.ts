import { emptyService } from "~/features/website/service/schema";
import { expect, test } from "../fixtures";
import { addPart, fields, openAdding, preview, writeBoth } from "../pages/page-editor";
import { words } from "../words";

const { en } = words;

test("a service gets parts below its text, which visitors see in both languages", async ({
  page,
  signIn,
  form,
  calls,
  mark,
  request,
  expectNoProblems,
}) => {
  const texts = { nameEn: `Service ${mark}`, nameVi: `Dịch vụ ${mark}`, descriptionEn: "Short.", descriptionVi: "Ngắn." };
  const { id, slug } = await calls.website.service.create.mutate({
    ...{ data: { ...emptyService, ...texts, contentEn: "<p>Text.</p>", contentVi: "<p>Chữ.</p>", status: "published" } },
  });
  await signIn();
  await page.goto(`/admin/service/${id}`);
  await expect(preview(page).getByRole("heading", { level: 1, name: texts.nameEn })).toBeVisible();
  await expectNoProblems();
  await form.showBoth();
  const dialog = await openAdding(page);
  await expect(dialog.getByRole("option", { name: new RegExp(`^${en.page.parts.kinds.steps}`) })).toBeVisible();
  await expect(dialog.getByRole("option", { name: new RegExp(`^${en.page.parts.kinds.hero} `) })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await addPart(page, "callToAction");
  await writeBoth(fields(page, "callToAction"), { Title: ["Ask us", "Hỏi chúng tôi"], Lead: ["Today", "Hôm nay"] });
  await expect(preview(page).getByRole("heading", { level: 2, name: "Hỏi chúng tôi" })).toBeVisible();
  await form.publish(en.writing.actions.publishChanges);
  await expect.poll(async () => (await calls.website.service.byId.query({ id })).parts.length).toBe(1);

  await page.goto(`/services/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: texts.nameEn })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Ask us" })).toBeVisible();
  await expectNoProblems();
  expect(await (await request.get(`/vi/services/${slug}`)).text()).toContain("Hỏi chúng tôi");
  await calls.website.service.delete.mutate({ ids: [id] });
});
