import { expect, test } from "../fixtures";
import { words } from "../words";

const { en } = words;

test("saves the company's tax code and shows it after a reload", async ({ page, signIn, newPerson, expectNoProblems }) => {
  await signIn(await newPerson("MANAGER"));
  await page.goto("/admin/company-info");
  await expect(page.getByRole("heading", { level: 1, name: en.features["company-info"] })).toBeVisible();
  const taxCode = page.getByRole("textbox", { name: en.fields["company-info"].taxCode });
  const next = `04${String(Date.now()).slice(-8)}`;
  await taxCode.fill(next);
  await page.getByRole("button", { name: en.common.save, exact: true }).click();
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await page.reload();
  await expect(taxCode).toHaveValue(next);
  await expectNoProblems();
});

test("a new head office replaces the previous one, as the form announces", async ({
  page,
  calls,
  signIn,
  list,
  form,
  mark,
  expectNoProblems,
}) => {
  await signIn();
  const offices = list("/admin/office");
  await offices.open();
  await expectNoProblems();
  const before = (await calls.company.office.list.query({ filter: { isHeadOffice: true } })).rows[0];
  await offices.newButton.click();
  for (const [label, value] of [
    [en.fields.common.name, `Office ${mark}`],
    [en.fields.office.address, "1 Test Street"],
    [en.fields.office.city, "Hue"],
  ] as const) {
    await form.side(label, "English").fill(value);
    await form.side(label, "Vietnamese").fill(value);
  }
  if (before) await expect(page.getByText(en.office.headOfficeMoves.replace("{name}", before.nameEn))).toBeVisible();
  await page.getByRole("switch", { name: en.fields.office.isHeadOffice }).click();
  await form.save();
  await expect(offices.row(`Office ${mark}`)).toContainText(en.office.headOffice);
  const heads = await calls.company.office.list.query({ filter: { isHeadOffice: true } });
  expect(heads.rows.map(({ nameEn }) => nameEn)).toEqual([`Office ${mark}`]);

  // Restore the previous head office.
  const [head] = heads.rows;
  if (before) {
    const { id, version } = await calls.company.office.byId.query({ id: before.id });
    await calls.company.office.update.mutate({ id, version, data: { isHeadOffice: true } });
  }
  if (head) await calls.company.office.delete.mutate({ ids: [head.id] });
});

test("lists the company's history in chronological order", async ({ page, calls, signIn, list, form, mark }) => {
  await signIn();
  const history = list("/admin/history");
  await page.goto("/admin/history?new");
  await form.field(en.fields.history.year).fill("2150");
  await form.side(en.fields.common.title, "English").fill(`Later ${mark}`);
  await form.side(en.fields.common.title, "Vietnamese").fill(`Sau này ${mark}`);
  await form.save();
  await expect(history.rows.first()).toContainText(`Later ${mark}`);
  // The address still opens the dialog for a moment after the row is there.
  await expect(page).toHaveURL(/history$/);
  await page.reload();
  await expect(history.rows.first()).toContainText(`Later ${mark}`);
  const { rows } = await calls.company.history.list.query({ search: mark });
  await calls.company.history.delete.mutate({ ids: rows.map(({ id }) => id) });
});
