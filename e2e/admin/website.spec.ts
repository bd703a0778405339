import { newPart } from "~/features/website/page/parts/parts";
import { expect, readFresh, test } from "../fixtures";
import { languages, words } from "../words";

const { en } = words;

test("writes, previews and publishes a service, and redirects its old address to the new one", async ({
  page,
  signIn,
  list,
  form,
  mark,
  calls,
  request,
}) => {
  await signIn();
  await list("/admin/service").open();
  await list("/admin/service").newButton.click();
  await expect(page).toHaveURL("/admin/service/new");
  await form.showBoth();
  await form.side("Name", "English").fill(`Survey ${mark}`);
  await form.side("Name", "Vietnamese").fill(`Khảo sát ${mark}`);
  await form.side("Description", "English").fill("We look before we build.");
  await form.side("Description", "Vietnamese").fill("Xem trước khi làm.");
  await form.save();
  await expect(page).toHaveURL(/\/admin\/service\/\d+$/);

  const id = Number(page.url().split("/").at(-1));
  const preview = await page.context().newPage();
  await preview.goto(`/api/preview?path=/admin/service&id=${id}&locale=vi`);
  await expect(preview.getByRole("heading", { level: 1, name: `Khảo sát ${mark}` })).toBeVisible();
  await preview.close();
  expect((await request.get(`/services/survey-${mark}`)).status()).toBe(404);

  const { version } = await calls.website.service.byId.query({ id });
  const texts = { contentEn: "<p>One day.</p>", contentVi: "<p>Một ngày.</p>" };
  const published = await calls.website.service.update.mutate({ id, version, data: { ...texts, status: "published" } });
  expect((await request.get(`/services/survey-${mark}`)).status()).toBe(200);
  expect(await (await request.get("/vi/services")).text()).toContain(`Khảo sát ${mark}`);
  await calls.website.service.update.mutate({ id, version: published.version, data: { slug: `look-${mark}` } });
  const moved = await request.get(`/services/survey-${mark}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `/services/look-${mark}`]);
  await calls.website.service.delete.mutate({ ids: [id] });
});

test("refuses a page with a reserved address at its field, and keeps the input", async ({
  page,
  signIn,
  form,
  mark,
  request,
  calls,
}) => {
  await signIn();
  await page.goto("/admin/page/new");
  await form.side("Title", "English").fill(`Terms ${mark}`);
  await form.field(en.fields.common.slug).fill("contact");
  await form.save();
  await expect(page.getByText(en.validation.fixedRoute)).toBeVisible();
  await expect(form.side("Title", "English")).toHaveValue(`Terms ${mark}`);
  await form.field(en.fields.common.slug).fill(`terms-${mark}`);
  await form.save();
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);

  const id = Number(page.url().split("/").at(-1));
  const { version } = await calls.website.page.byId.query({ id });
  const parts = [{ ...newPart("text"), contentEn: "<p>Be kind.</p>", contentVi: null }];
  const data = { parts, status: "published", visibleVi: false } as const;
  await calls.website.page.update.mutate({ id, version, data });
  await calls.website.page.addToMenu.mutate({ id, menu: "header" });
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: `Terms ${mark}` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: `Terms ${mark}` })).toBeVisible();
  expect((await request.get(`/vi/terms-${mark}`)).status()).toBe(404);
  await expect(calls.website.page.delete.mutate({ ids: [id] })).rejects.toThrow("ERROR_IN_USE");
  const { version: settings, headerMenu } = await calls.website.setting.byId.query({ id: 1 });
  const others = headerMenu.filter(({ href }) => href !== `record:/admin/page/${id}`);
  await calls.website.setting.update.mutate({ id: 1, version: settings, data: { headerMenu: others } });
  await calls.website.page.delete.mutate({ ids: [id] });
  expect((await request.get(`/terms-${mark}`)).status()).toBe(404);
});

test("checks and imports a file of redirects, which visitors follow unless a page has the address", async ({
  page,
  signIn,
  list,
  mark,
  calls,
  request,
}) => {
  await signIn();
  await list("/admin/redirect").open();
  const opener = page.getByRole("button", { name: en.redirect.import, exact: true }).first();
  await opener.click();
  const buffer = Buffer.from(`From,To\n/old-${mark},/news?a=1\n/bad-${mark},javascript:alert(1)\n=1+${mark},/news\n`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText(en.redirect.noFile);
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("group", { name: en.redirect.file }).getByRole("button", { name: en.redirect.chooseFile }).click();
  await (await choosing).setFiles({ name: "redirects.csv", mimeType: "text/csv", buffer });
  await expect(dialog.getByRole("status").filter({ hasText: "redirects.csv" })).toBeVisible();
  await expect(dialog.getByRole("row").filter({ hasText: `/bad-${mark}` })).toContainText(en.redirect.problems.target);
  expect((await request.get(`/old-${mark}`)).status()).toBe(404);
  const line = dialog.getByRole("row").filter({ hasText: `/old-${mark}` });
  await expect(line).toContainText(en.redirect.accepted);
  await dialog.getByRole("button", { name: /^Import 2/ }).click();
  await expect(dialog.getByText("2 redirects have been added.")).toBeVisible();
  await expect(line).toContainText(en.redirect.added);
  await expect(dialog.getByText(en.redirect.accepted)).toHaveCount(0);
  await dialog.getByRole("button", { name: en.common.close, exact: true }).first().click();
  await expect(opener).toBeFocused();

  const led = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await led(`/old-${mark}`)).toEqual([308, "/news?a=1"]);
  expect(await led(`/vi/old-${mark}?b=2`)).toEqual([308, "/vi/news?a=1"]);
  const { rows } = await calls.website.redirect.list.query({ search: mark });
  const { id: formula = 0 } = rows.find(({ fromPath }) => fromPath.includes("%3D")) ?? {};
  expect(formula).toBeGreaterThan(0);

  const written = await calls.website.page.create.mutate({
    data: {
      ...{
        slug: `old-${mark}`,
        titleEn: "Here again",
        titleVi: null,
        parts: [{ ...newPart("text"), contentEn: "<p>Yes.</p>", contentVi: null }],
      },
      ...{ status: "published", publishAt: null, unpublishAt: null, visibleEn: true, visibleVi: false },
      ...{ metaTitleEn: null, metaTitleVi: null, metaDescriptionEn: null, metaDescriptionVi: null, shareImageId: null },
    },
  });
  expect(await led(`/old-${mark}`)).toEqual([200, undefined]);
  await expect.poll(async () => (await calls.website.redirect.list.query({ search: `/old-${mark}` })).rows[0]?.uses).toBe(2);
  await calls.website.page.delete.mutate({ ids: [written.id] });
  await calls.website.redirect.delete.mutate({ ids: rows.map(({ id }) => id) });
});

test("refuses a circular redirect at its field", async ({ page, signIn, list, form, mark, calls }) => {
  const data = { fromPath: `/a-${mark}`, target: `/b-${mark}`, permanent: true, active: true };
  const { id } = await calls.website.redirect.create.mutate({ data });
  await signIn();
  await list("/admin/redirect").open();
  await list("/admin/redirect").newButton.click();
  await form.field(en.fields.redirect.fromPath).fill(`/b-${mark}`);
  await form.field(en.fields.redirect.target).fill(`/a-${mark}`);
  await form.save();
  await expect(page.getByRole("dialog").getByText(en.codes.redirectLoop)).toBeVisible();
  await calls.website.redirect.delete.mutate({ ids: [id] });
});

test("shows a statistic and a section about the company on the site in both languages", async ({ page, mark, calls }) => {
  const statistic = { nameEn: `Plants ${mark}`, nameVi: `Nhà máy ${mark}`, value: 1234.5, prefix: null, suffix: "+" };
  const { id } = await calls.website.statistic.create.mutate({ data: { ...statistic, icon: "globe", active: true } });
  const section = await calls.website.aboutUs.create.mutate({
    data: {
      ...{ nameEn: `Who ${mark}`, nameVi: `Là ai ${mark}`, descriptionEn: "<p>We.</p>", descriptionVi: "<p>Ta.</p>" },
      ...{ layout: "noImage", imageId: null, status: "published", publishAt: null, unpublishAt: null },
      ...{ visibleEn: true, visibleVi: true },
    },
  });
  for (const [language] of languages) {
    const base = language === "vi" ? "/vi" : "";
    await page.goto(base || "/");
    await expect(page.getByText(language === "vi" ? statistic.nameVi : statistic.nameEn)).toBeVisible();
    await expect(page.getByText(language === "vi" ? "1.234,5+" : "1,234.5+")).toBeVisible();
    await page.goto(`${base}/about-us`);
    await expect(page.getByRole("heading", { name: language === "vi" ? section.nameVi : section.nameEn })).toBeVisible();
  }
  await calls.website.statistic.delete.mutate({ ids: [id] });
  await calls.website.aboutUs.delete.mutate({ ids: [section.id] });
});

test("puts a search engine's verification tag from the settings on the pages", async ({ page, signIn, form }) => {
  await signIn();
  await page.goto("/admin/setting/search");
  await form.field(en.fields.setting.googleVerification).fill('<meta name="google-site-verification" content="aB_3-9" />');
  await form.field(en.fields.setting.bingVerification).fill("0123ABCD");
  await form.field(en.fields.setting.yandexVerification).fill("two words");
  await form.save();
  await expect(page.getByText(en.validation.verification)).toBeVisible();
  await form.field(en.fields.setting.yandexVerification).fill("89ef");
  await form.save();
  await expect(form.field(en.fields.setting.googleVerification)).toHaveValue("aB_3-9");
  for (const path of ["/", "/vi/career"]) {
    const html = await readFresh(new URL(path, page.url()).href);
    expect(html).toContain('<meta name="google-site-verification" content="aB_3-9"/>');
    expect(html).toContain('<meta name="msvalidate.01" content="0123ABCD"/>');
    expect(html).toContain('<meta name="yandex-verification" content="89ef"/>');
  }
});
