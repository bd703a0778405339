import sharp from "sharp";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { type Calls, expect, readFresh, test } from "../fixtures";
import { addPage, entries, fields, order, partsList, preview, text, tools } from "../pages/page-editor";
import { filled, words } from "../words";

const { en } = words;
const { actions } = en.writing;
const { kinds, ...labels } = en.page.parts;

test.beforeEach(async ({ signIn }) => signIn());

const buttons = [{ id: "b1", labelEn: "Our services", labelVi: "Dịch vụ", href: "/services" }];
const opening: Part = { ...newPart("hero"), ...{ id: "hero-one", titleEn: "Bridges", titleVi: "Cầu", buttons } };

function publish(calls: Calls, mark: string, parts: Part[]) {
  const titles = { titleEn: `Kept ${mark}`, titleVi: `Giữ ${mark}` };
  return calls.website.page.create.mutate({
    data: { ...emptyPage, ...titles, slug: `kept-${mark}`, status: "published", parts },
  });
}

test("a duplicate of a page has the same parts with ids of their own, as a draft", async ({
  page,
  calls,
  mark,
  newPerson,
  signIn,
}) => {
  // Unsaved text of a new page is kept for its author.
  await signIn(await newPerson("ADMIN"));
  const words: Part = { ...newPart("text"), ...{ id: "text-one", contentEn: "<p>First.</p>", contentVi: "<p>Một.</p>" } };
  const original = await publish(calls, mark, [opening, words]);
  await page.goto(`/admin/page/${original.id}`);
  await page.getByRole("button", { name: en.page.editor.thisPage }).click();
  await page.getByRole("link", { name: en.resource.duplicate }).click();
  await expect(page).toHaveURL(new RegExp(`copy=${original.id}$`));
  await expect(preview(page).getByRole("heading", { name: "Bridges" })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/admin\/page\/\d+$/);
  const id = Number(page.url().split("/").pop());
  const copy = await calls.website.page.byId.query({ id });
  expect(copy).toMatchObject({ status: "draft", parts: [{ titleEn: "Bridges" }, { contentEn: "<p>First.</p>" }] });
  expect(copy.slug).not.toBe(original.slug);
  const idsOf = (parts: Part[]) => parts.flatMap((part) => [part.id, ...(part.kind === "hero" ? part.buttons : [])]);
  expect(copy.parts.map((part) => part.id.split("-")[0])).toEqual(["hero", "text"]);
  for (const one of idsOf(original.parts)) expect(idsOf(copy.parts)).not.toContainEqual(one);
  expect(await calls.website.page.byId.query({ id: original.id })).toEqual(original);
});

test("a part whose picture is gone is shown without it, and keeps visitors' page as it is", async ({
  page,
  form,
  baseURL,
  calls,
  mark,
}) => {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "green" } })
    .png()
    .toBuffer();
  const file = { name: `${mark}.png`, mimeType: "image/png", buffer: picture };
  const answer = await page.request.post("/api/files", { multipart: { file }, headers: { origin: baseURL ?? "" } });
  const { id: imageId, key } = await answer.json();
  const contents = { contentEn: "<p>Beside a picture.</p>", contentVi: "<p>Cạnh một bức ảnh.</p>" };
  const part: Part = { ...newPart("textPicture"), ...contents, imageId };
  const { id, slug, version } = await publish(calls, mark, [part]);
  expect(await readFresh(`${baseURL}/${slug}`)).toContain(key);
  await expect(calls.system.media.delete.mutate({ ids: [imageId] })).rejects.toThrow("ERROR_IN_USE");
  await calls.website.page.update.mutate({ id, version, data: { parts: [{ ...part, imageId: null }] } });
  await calls.system.media.delete.mutate({ ids: [imageId] });

  await page.goto(`/admin/page/${id}`);
  await (await form.openState()).getByRole("button", { name: en.writing.state.versions }).click();
  const dialog = page.getByRole("dialog", { name: en.history.title });
  await dialog.getByRole("listitem").last().getByRole("button").click();
  await dialog.getByRole("button", { name: en.history.restore }).click();
  await text(fields(page, "textPicture"), "Content", "English").fill("Beside no picture.");
  await expect(preview(page).getByText("Beside no picture.")).toBeVisible();
  await expect(preview(page).locator("[data-part] img")).toHaveCount(0);
  await form.publish(actions.publishChanges);
  await expect(fields(page, "textPicture").getByText(en.validation.file)).toBeVisible();
  const html = await readFresh(`${baseURL}/${slug}`);
  expect(html).toContain("Beside a picture.");
  expect(html).not.toContain(key);
});

test("a part of a newer version is kept as it is, can be moved and deleted only, and is shown to no visitor", async ({
  page,
  form,
  baseURL,
  calls,
  mark,
}) => {
  const { id, version, slug, parts } = await addPage(calls, mark);
  const json = JSON.stringify({ kind: "quiz", questions: [{ id: "q", textEn: `Who ${mark}?` }] });
  const newer: Part = { ...newPart("text"), ...{ id: "quiz-1", kind: "unknown" as const, json } };
  await calls.website.page.update.mutate({ id, version, data: { parts: [newer, ...parts] } });
  await page.goto(`/admin/page/${id}`);
  await entries(page, "unknown").click();
  await expect(fields(page, "unknown")).toContainText(labels.unknown);
  await expect(fields(page, "unknown").getByRole("switch")).toHaveCount(0);
  const toolbar = tools(page, "unknown");
  const kind = kinds.unknown;
  const named = (label: string) => toolbar.getByRole("button", { name: filled(label, { kind }), exact: true });
  await expect(toolbar.getByRole("button")).toHaveCount(3);
  for (const label of [labels.copy, labels.hide]) await expect(named(label)).toHaveCount(0);
  await entries(page, "unknown").press("Control+d");
  await expect(partsList(page).locator("[data-entry]")).toHaveCount(3);
  await named(labels.moveDown).click();
  await expect.poll(() => order(page)).toEqual(["text-one", "quiz-1", "text-two"]);
  await entries(page, "text").nth(0).click();
  await text(fields(page, "text"), "Content", "English").fill("First, changed.");
  await form.publish(actions.publishChanges);
  await expect(page.getByText(en.common.updated)).toBeVisible();
  const { parts: saved } = await calls.website.page.byId.query({ id });
  expect(saved).toMatchObject([{ contentEn: "<p>First, changed.</p>" }, { id: "quiz-1", kind: "unknown" }, { id: "text-two" }]);
  const [, kept] = saved;
  expect(kept?.kind === "unknown" && JSON.parse(kept.json)).toEqual(JSON.parse(json));
  const html = await readFresh(`${baseURL}/${slug}`);
  expect(html).toContain("First, changed.");
  expect(html).not.toContain(`Who ${mark}`);

  await entries(page, "unknown").click();
  await named(labels.delete).click();
  await expect.poll(() => order(page)).toEqual(["text-one", "text-two"]);
});
