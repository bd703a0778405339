import type { Locator } from "playwright/test";
import { emptyPost } from "~/features/career/post/schema";
import { expect, test } from "../fixtures";
import { words } from "../words";

const { en } = words;

test("small controls on a narrow screen have a target of at least 24 by 24 pixels", async ({
  page,
  signIn,
  calls,
  form,
  mark,
  expectNoProblems,
}) => {
  const names = { nameEn: `Level ${mark}`, nameVi: `Cấp ${mark}` };
  const level = await calls.career.level.create.mutate({ data: names });
  const { id } = await calls.career.post.create.mutate({
    data: { ...emptyPost, titleEn: `Job ${mark}`, levelId: level.id, visibleVi: false },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(`/admin/career/${id}`);
  await expectToBeHit(page.getByRole("main").getByRole("link", { name: en.features.career, exact: true }).first());
  await form.openDetails();
  await expectToBeHit(page.getByRole("button", { name: en.common.clear, exact: true }).first());
  await expectNoProblems();
  await page.goto(`/admin/career?search=${mark}`);
  await expectToBeHit(page.getByRole("checkbox").last());
  await expectNoProblems();
  await calls.career.post.delete.mutate({ ids: [id] });
  await calls.career.level.delete.mutate({ ids: [level.id] });
});

/** Fails if a press within 24 by 24 pixels around the centre of a control hits another element. */
async function expectToBeHit(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const missed = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = 11.5;
    const corners = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x - reach, y + reach],
      [x + reach, y + reach],
    ] as const;
    return corners.filter(([left, top]) => !element.contains(document.elementFromPoint(left, top)));
  });
  expect(missed).toEqual([]);
}
