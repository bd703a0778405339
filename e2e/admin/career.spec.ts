import type { Locator, Page } from "playwright/test";
import { emptyCandidate } from "~/features/career/candidate/schema";
import { emptyPost } from "~/features/career/post/schema";
import { buildPdf } from "~/server/files/test-pdf";
import { type Calls, expect, test } from "../fixtures";
import { filled, languages, words } from "../words";

const { en } = words;
const { stages } = en.candidate;

test.beforeEach(async ({ signIn }) => signIn());

test("an editor writes a job post, completes missing details, publishes, locks and reopens it", async ({
  page,
  form,
  list,
  calls,
  mark,
}) => {
  await page.goto("/admin/career/new");
  await expect(page.getByRole("heading", { level: 1, name: en.career.new })).toBeVisible();
  await form.side("Title", "English").fill(`Electrician ${mark}`);
  await form.openDetails();
  await page.getByLabel(en.fields.career.salaryMin).fill("20000000");
  await page.getByLabel(en.fields.career.salaryMax).fill("15000000");
  await form.save();
  await expect(page.getByText(en.validation.salary)).toBeVisible();
  await expect(page.getByLabel(en.fields.career.salaryMax)).toBeFocused();
  await page.getByLabel(en.fields.career.salaryMax).fill("25000000");
  await expect(page.getByText("20,000,000 - 25,000,000 VND per month")).toBeVisible();

  // A detail that Google misses links to its field, even on a narrow screen, which shows one language at a time.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Place of work (Vietnamese)" }).click();
  await expect(form.side("Place of work", "Vietnamese")).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.save();
  await expect(page.getByText(en.common.created)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/career\/\d+$/);

  const posts = list("/admin/career");
  await posts.open({ search: mark });
  await expect(posts.rows).toContainText(`Electrician ${mark}`);
  await posts.inMenuOf(`Electrician ${mark}`, en.career.lock);
  await expect(page.getByText(en.career.locked)).toBeVisible();
  await expect(posts.rows).toContainText(en.career.states.lock);
  await page.getByRole("checkbox", { name: en.table.selectAll }).check();
  await page.getByRole("button", { name: en.career.open, exact: true }).click();
  await expect(posts.rows).not.toContainText(en.career.states.lock);
  const savedPosts = async () => (await calls.career.post.list.query({ search: mark })).rows;
  await expect.poll(savedPosts).toMatchObject([{ state: "open", version: 3 }]);
});

test("deletes a job post with applications, but not a position in use", async ({ page, list, calls, mark }) => {
  const { id: positionId } = await calls.career.position.create.mutate({
    data: { nameEn: `Fitter ${mark}`, nameVi: `Thợ ${mark}`, descriptionEn: null, descriptionVi: null },
  });
  await calls.career.post.create.mutate({ data: { ...emptyPost, titleEn: `Post ${mark}`, positionId } });
  const positions = list("/admin/position");
  await positions.open({ search: mark });
  await positions.inMenuOf(`Fitter ${mark}`, en.common.delete);
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await expect(question.getByText(`${en.features.career}: 1`)).toBeVisible();
  await expect(question.getByRole("button", { name: en.common.delete })).toBeDisabled();
  await question.getByRole("button", { name: en.common.cancel }).click();

  const posts = list("/admin/career");
  await posts.open({ search: mark });
  await posts.inMenuOf(`Post ${mark}`, en.common.delete);
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByText(en.table.noMatch)).toBeVisible();
});

test.describe("a candidate on the board", () => {
  test("is in one of seven stages, of which the ended ones are folded", async ({ page, calls, expectNoProblems }) => {
    const { name } = await candidateIn(calls, "Kiều Văn Sơn", "hired");
    await page.setViewportSize({ width: 1440, height: 900 });
    await openBoard(page, name);
    const board = page.getByRole("region", { name: en.features.candidate });
    for (const stage of Object.values(stages)) await expect(board.getByText(stage, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name })).toHaveCount(0);
    await board.getByRole("button", { name: stages.hired }).click();
    await expect(card(page, stages.hired, name)).toBeVisible();
    await expectNoProblems();
    await board.getByRole("button", { name: filled(en.board.fold, { name: stages.hired }) }).click();
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  });

  test("moves with the keyboard, which announces each stage", async ({ page, calls }) => {
    const { id, name } = await candidateIn(calls, "Lương Gia Hân", "new");
    await openBoard(page, name);
    await page.getByRole("button", { name: filled(en.board.moveCard, { name }), exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(filled(en.board.over, { name, column: stages.new }))).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(filled(en.board.over, { name, column: stages.screening }))).toBeAttached();
    await page.keyboard.press("Space");
    await expect(card(page, stages.screening, name)).toBeVisible();
    await expect(column(page, stages.new)).toContainText(en.board.empty);
    await expect.poll(() => stageOf(calls, id)).toBe("screening");
    await page.reload();
    await expect(card(page, stages.screening, name)).toBeVisible();
  });

  test("tells a move once, in the bar that takes it back, which gives the focus to the card", async ({ page, calls }) => {
    const { id, name } = await candidateIn(calls, "Dương Thùy Trang", "new");
    await openBoard(page, name);
    await page.getByRole("button", { name: filled(en.candidate.moveCandidate, { name }) }).click();
    await page.getByRole("menuitemradio", { name: stages.offer }).click();
    const bar = page.locator("[data-undo]");
    await expect(bar).toContainText(filled(en.candidate.nowInOne, { name, stage: stages.offer }));
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await bar.getByRole("button", { name: en.common.undo }).press("Enter");
    await expect.poll(() => stageOf(calls, id)).toBe("new");
    await expect(card(page, stages.new, name)).toBeFocused();
  });

  test("moves with the mouse and with the menu of the card", async ({ page, calls }) => {
    const { id, name } = await candidateIn(calls, "Võ Thanh Tùng", "new");
    await openBoard(page, name);
    await drag(page, card(page, stages.new, name), column(page, stages.screening));
    await expect(card(page, stages.screening, name)).toBeVisible();
    await expect.poll(() => stageOf(calls, id)).toBe("screening");
    // The board has the answer, too.
    await expect(card(page, stages.screening, name)).not.toHaveAttribute("aria-busy");
    await page.getByRole("button", { name: filled(en.candidate.moveCandidate, { name }) }).click();
    await page.getByRole("menuitemradio", { name: stages.offer }).click();
    await expect(card(page, stages.offer, name)).toBeVisible();
    await expect.poll(() => stageOf(calls, id)).toBe("offer");
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test("moves with a long press and with the menu of the card", async ({ page, calls }) => {
      const { id, name } = await candidateIn(calls, "Huỳnh Ngọc Diệp", "new");
      await openBoard(page, name);
      const start = await card(page, stages.new, name).boundingBox();
      if (!start) throw new Error("There is nothing to touch.");
      const from = { x: start.x + 30, y: start.y + start.height - 14 };
      const next = { x: 380, y: from.y };
      await touch(page, from, next, 400);
      // The board scrolls while the finger is at its edge: how long that is decides between the columns there.
      await expect.poll(() => stageOf(calls, id)).not.toBe("new");
      const moved = card(page, stages[await stageOf(calls, id)], name);
      await expect(moved).toBeVisible();
      // The board has the answer, too.
      await expect(moved).not.toHaveAttribute("aria-busy");
      await page.getByRole("button", { name: filled(en.candidate.moveCandidate, { name }) }).tap();
      await page.getByRole("menuitemradio", { name: stages.hired }).tap();
      await expect.poll(() => stageOf(calls, id)).toBe("hired");
    });
  });

  test("moved by another person stays in the new stage, and a message says so", async ({ page, calls }) => {
    const { id, name, version } = await candidateIn(calls, "Lê Hoàng Phúc", "new");
    await openBoard(page, name);
    await expect(card(page, stages.new, name)).toBeVisible();
    await calls.career.candidate.moveToStage.mutate({ ids: [id], stage: "interview", version });
    await page.getByRole("button", { name: filled(en.candidate.moveCandidate, { name }) }).click();
    await page.getByRole("menuitemradio", { name: stages.rejected }).click();
    await expect(page.getByText(filled(en.candidate.movedMeanwhile, { stage: stages.interview }))).toBeVisible();
    await expect(card(page, stages.interview, name)).toBeVisible();
    expect(await stageOf(calls, id)).toBe("interview");
  });

  test("appears in the table and on the board with the same search, filters and address", async ({ page, list }) => {
    await list("/admin/candidate").open({ search: "example", stage: "hired,withdrawn" });
    // Links that are a row's icon buttons have no text.
    const names = (await page.getByRole("rowgroup").last().getByRole("link").allInnerTexts()).filter((name) => name !== "");
    expect(names.length).toBeGreaterThan(1);
    await page.getByRole("button", { name: en.candidate.board }).click();
    await expect(page).toHaveURL(/view=board/);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([stages.hired, stages.withdrawn]);
    for (const name of names) await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByRole("link", { name: names[0] ?? "", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: names[0] ?? "" })).toBeVisible();
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { level: 1, name: names[1] ?? "" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: en.features.candidate, exact: true }).click();
    await expect(page).toHaveURL(/search=example.*view=board/);
    await page.getByRole("button", { name: en.table.asTable, exact: true }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
});

test("shows and downloads a candidate's CVs, and saves notes and each field as it is set", async ({ page, calls, mark }) => {
  const { id, name } = await candidateIn(calls, "Hồ Quốc Bảo", "offer");
  const cvResponse = page.waitForResponse((response) => response.url().includes("/api/cv/"));
  await page.goto(`/admin/candidate/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await (await cvResponse).headerValue("content-type")).toBe("application/pdf");
  const files = page.getByRole("region", { name: en.candidate.cv }).getByRole("tab");
  await expect(files).toHaveCount(2);
  await files.last().click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: en.candidate.download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByLabel(en.candidate.note).fill(`Called ${mark}`);
  await page.getByRole("button", { name: en.candidate.addNote }).click();
  await expect(page.getByText(`Called ${mark}`)).toBeVisible();
  await expect(page.getByLabel(en.candidate.note)).toHaveValue("");
  await page.getByLabel(en.candidate.note).fill(`Unsaved ${mark}`);
  await page.getByRole("tab", { name: en.candidate.details }).click();
  await expect(page.getByLabel(en.candidate.note)).toBeHidden();
  await page.getByRole("tab", { name: en.candidate.timeline.title }).click();
  await expect(page.getByLabel(en.candidate.note)).toHaveValue(`Unsaved ${mark}`);
  await page.getByLabel(en.candidate.note).fill("");
  // Nothing has to be pressed to save: the rating at once, the telephone number when its field is left.
  await page.getByRole("radio", { name: "3 stars" }).check({ force: true });
  await expect(page.getByText(en.common.updated)).toBeVisible();
  await expect(page.getByRole("list", { name: en.candidate.timeline.title }).getByRole("img", { name: "3 stars" })).toBeVisible();
  await page.getByRole("tab", { name: en.candidate.details }).click();
  const phone = page.getByLabel(en.fields.common.phone);
  await phone.fill("call me");
  await phone.blur();
  await expect(page.getByText(en.validation.phone)).toBeVisible();
  await phone.fill("+84 905 123 456");
  await page.getByRole("tab", { name: en.candidate.timeline.title }).click();
  await expect.poll(async () => (await calls.career.candidate.byId.query({ id })).phone).toBe("+84 905 123 456");
  await page
    .getByRole("listitem")
    .filter({ hasText: `Called ${mark}` })
    .getByRole("button")
    .click();
  const question = page.getByRole("alertdialog", { name: en.common.confirmDelete });
  await question.getByRole("button", { name: en.common.delete }).click();
  await expect(page.getByText(`Called ${mark}`)).toHaveCount(0);
  expect(await calls.career.candidate.byId.query({ id })).toMatchObject({ rating: 3 });
});

test("accepting or discarding a repeated application moves the focus to the next one, then to the candidate's name", async ({
  page,
  calls,
  mark,
  expectNoProblems,
}) => {
  for (const name of ["Linh", "Linh Tran", "Linh Tran Thi"]) await apply(page, { name, email: `linh.${mark}@example.com` });
  const [candidate] = (await calls.career.candidate.list.query({ search: mark })).rows;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/candidate/${candidate?.id}`);
  const { submission } = en.candidate;
  const waiting = page.getByRole("heading", { name: submission.waiting });
  await expect(waiting).toHaveCount(2);
  await expectNoProblems();
  for (const label of [submission.now, submission.new]) {
    await expect(page.locator("td").getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(2);
  }

  await page.getByRole("button", { name: submission.accept }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(submission.accepted)).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toBeFocused();

  await page.getByRole("button", { name: submission.discard }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: submission.discardTitle });
  await expect(question.getByRole("button", { name: en.common.cancel })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(submission.discarded)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const [language, { candidate, common, table }] of languages) {
  test(`rejects several candidates with emails that are ready and checked one by one, and takes it back, in ${language}`, async ({
    page,
    calls,
    list,
    mark,
    speak,
    expectNoProblems,
  }) => {
    const { letter, rejectCount } = candidate;
    await speak(language);
    // The newest is the first in the list.
    for (const [name, locale] of [
      ["Chi", "en"],
      ["Binh", "vi"],
      ["An", "en"],
    ] as const) {
      const data = { ...emptyCandidate, name: `${name} ${mark}`, email: `${name}.${mark}@example.com`, locale };
      await calls.career.candidate.create.mutate({ data });
    }
    await list("/admin/candidate").open({ search: mark });
    await page.getByRole("checkbox", { name: table.selectAll }).check();
    await page.getByRole("button", { name: filled(rejectCount, { count: "3" }) }).click();
    const dialog = page.getByRole("dialog");
    const text = dialog.getByRole("textbox", { name: letter.text });
    await expect(text).toHaveValue(new RegExp(`Dear An ${mark}`));
    await expectNoProblems();
    await text.fill("Dear An, we have written to you before.");
    await dialog.getByRole("button", { name: filled(letter.nextLetter, { name: `Binh ${mark}` }) }).click();
    await expect(text).toHaveValue(new RegExp(`Chào Binh ${mark}`));
    await dialog.getByRole("switch", { name: letter.sendThis }).click();
    await page.keyboard.press("Control+Enter");
    await expect(text).toHaveValue(new RegExp(`Dear Chi ${mark}`));
    // The arrow keys change the candidate, and what was written to one stays.
    await dialog.getByRole("tab", { name: `Chi ${mark}` }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(dialog.getByRole("tab", { name: `Binh ${mark}` })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(text).toHaveValue("Dear An, we have written to you before.");
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    const stagesNow = async () =>
      (await calls.career.candidate.list.query({ search: mark, sort: { by: "name", dir: "ASC" } })).rows.map(
        ({ stage }) => stage,
      );
    expect(await stagesNow()).toEqual(["rejected", "rejected", "rejected"]);
    const mails = async () => (await calls.system.outbox.list.query({ search: mark })).rows.map(({ to }) => to).sort();
    expect(await mails()).toEqual([`an.${mark}@example.com`, `chi.${mark}@example.com`]);
    const bar = page.locator("[data-undo]");
    await bar.getByRole("button", { name: common.undo }).click();
    await expect.poll(stagesNow).toEqual(["new", "new", "new"]);
    expect(await mails()).toEqual([]);
  });
}

test("a text for all is refused where a language lacks it, and candidates can be rejected without emails", async ({
  page,
  calls,
  form,
  list,
  mark,
}) => {
  const { letter } = en.candidate;
  for (const [name, locale] of [
    ["Binh", "vi"],
    ["An", "en"],
  ] as const) {
    const data = { ...emptyCandidate, name: `${name} ${mark}`, email: `${name}.${mark}@example.com`, locale };
    await calls.career.candidate.create.mutate({ data });
  }
  await list("/admin/candidate").open({ search: mark });
  await page.getByRole("checkbox", { name: en.table.selectAll }).check();
  await page.getByRole("button", { name: filled(en.candidate.rejectCount, { count: "2" }) }).click();
  const dialog = page.getByRole("dialog", { name: "Reject 2 candidates" });
  await dialog.getByRole("button", { name: letter.textForAll }).click();
  await dialog.locator('textarea[name="textVi"]').fill("");
  await dialog.locator('textarea[name="textEn"]').fill("Dear {name}, thank you.");
  await dialog.getByRole("button", { name: filled(letter.review, { count: "2" }) }).click();
  await expect(dialog.getByText(en.validation.input)).toBeVisible();
  await dialog.getByRole("button", { name: en.templates.insert }).click();
  await page.getByRole("menuitem", { name: en.templates.edit }).click();
  await page.getByRole("button", { name: en.letterTemplate.new }).click();
  const template = page.getByRole("dialog", { name: en.letterTemplate.new });
  await form.field(en.templates.name).fill(`Refusal ${mark}`);
  for (const language of ["English", "Vietnamese"] as const) {
    await template.getByRole("textbox", { name: new RegExp(`^${letter.subject} \\W?${language}`) }).fill("News for {name}");
    await template.getByRole("textbox", { name: new RegExp(`^${letter.text} \\W?${language}`) }).fill("Hello {name},");
  }
  await template.getByRole("button", { name: en.common.save }).click();
  await expect(page.getByText(en.common.created)).toBeVisible();
  await page.getByRole("dialog", { name: en.letterTemplate.title }).getByRole("button", { name: en.common.close }).click();
  await dialog.getByRole("button", { name: en.templates.insert }).click();
  await page.getByRole("menuitem", { name: `Refusal ${mark}` }).click();
  await dialog.getByRole("button", { name: filled(letter.review, { count: "2" }) }).click();
  await expect(dialog.getByRole("textbox", { name: letter.subject, exact: true })).toHaveValue(`News for An ${mark}`);
  await dialog.getByRole("button", { name: letter.reject.without }).click();
  await expect(page.locator("[data-undo]")).toContainText("2 candidates are rejected");
  expect((await calls.system.outbox.list.query({ search: mark })).rows).toEqual([]);
});

test("advances a candidate from their page, takes it back, and goes on to the next with J", async ({
  page,
  calls,
  list,
  mark,
}) => {
  for (const name of ["Chi", "Dung"]) {
    await calls.career.candidate.create.mutate({
      data: { ...emptyCandidate, name: `${name} ${mark}`, email: `${name}.${mark}@example.com` },
    });
  }
  await list("/admin/candidate").open({ search: mark });
  await page.getByRole("link", { name: `Dung ${mark}`, exact: true }).click();
  const advance = page.getByRole("button", { name: filled(en.candidate.advance, { stage: stages.screening }) });
  await advance.click();
  await expect(page.getByRole("button", { name: filled(en.candidate.advance, { stage: stages.interview }) })).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: stages.screening }).and(page.locator("[aria-current=step]")),
  ).toBeVisible();
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(advance).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: `Chi ${mark}` })).toBeVisible();
});

for (const [language, sentence] of [
  ["en", "It will be sent in Vietnamese."] as const,
  ["vi", "Email sẽ được gửi bằng tiếng Việt."] as const,
]) {
  test(`shows what happened to a candidate, and their other applications, at 1024 pixels in ${language}`, async ({
    page,
    calls,
    mark,
    speak,
  }) => {
    const { candidate } = words[language];
    const { id, email } = await candidateIn(calls, "Hồ Quốc Bảo", "offer");
    const other = await calls.career.candidate.create.mutate({ data: { ...emptyCandidate, name: `Bảo ${mark}`, email } });
    await page.setViewportSize({ width: 1024, height: 768 });
    await speak(language);
    await page.goto(`/admin/candidate/${id}`);
    await expect(page.getByRole("list", { name: candidate.timeline.title }).getByRole("listitem").first()).toBeInViewport();
    await expect(page.locator(`main a[href="/admin/candidate/${other.id}"]`)).toBeInViewport();
    await page.getByRole("button", { name: candidate.write, exact: true }).click();
    await expect(page.getByRole("dialog").getByText(sentence)).toBeVisible();
  });
}

test("gives each stage a colour of its own, the same in the list and on the board", async ({ page, calls }) => {
  await candidateIn(calls, "Phan Thị Thu Ngân", "screening");
  const colorsOf = (stage: string) =>
    page
      .locator(`main [data-stage="${stage}"]`)
      .filter({ hasText: /\S/ })
      .first()
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  await page.goto("/admin/candidate?stage=screening");
  const screening = await colorsOf("screening");
  await page.goto("/admin/candidate?view=board");
  expect(await colorsOf("screening")).toEqual(screening);
  const colors = await Promise.all(Object.keys(stages).map(colorsOf));
  expect(new Set(colors.map(String)).size).toBe(Object.keys(stages).length);
});

test("refuses a CV without the right to view candidates", async ({ calls, newPerson, signIn, context }) => {
  const { id } = await candidateIn(calls, "Hồ Quốc Bảo", "offer");
  const [cv] = (await calls.career.candidate.byId.query({ id })).cvs;
  const statusOf = async (key: string) => (await context.request.get(`/api/cv/${key}`)).status();
  expect(await statusOf(cv?.key ?? "")).toBe(200);
  expect(await statusOf("..%2F..%2Fmedia")).toBe(400);
  await context.clearCookies();
  expect(await statusOf(cv?.key ?? "")).toBe(401);
  await signIn(await newPerson("USER"));
  expect(await statusOf(cv?.key ?? "")).toBe(403);
});

for (const [width, language] of [[360, "vi"] as const, [1440, "en"] as const]) {
  test(`the board and the pages of a post and a candidate have no problems at ${width} pixels in ${language}`, async ({
    page,
    calls,
    speak,
    expectNoProblems,
  }) => {
    const { id } = await candidateIn(calls, "Phan Thị Thu Ngân", "screening");
    const [post] = (await calls.career.post.list.query({ filter: { status: "live" } })).rows;
    await page.setViewportSize({ width, height: 900 });
    await speak(language);
    for (const path of [
      "/admin/candidate?view=board",
      `/admin/candidate/${id}`,
      `/admin/career/${post?.id}`,
      "/admin/career/new",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectNoProblems();
    }
  });
}

/** Moves a candidate of the demo content to a stage. Each test uses a different candidate. */
async function candidateIn(calls: Calls, name: string, stage: "new" | "screening" | "offer" | "hired") {
  const [candidate] = (await calls.career.candidate.list.query({ search: name })).rows;
  if (!candidate) throw new Error(`The demo content has no ${name}.`);
  await calls.career.candidate.moveToStage.mutate({ ids: [candidate.id], stage });
  return calls.career.candidate.byId.query({ id: candidate.id });
}

async function apply(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  const { apply, contact } = en.site;
  await page.goto("/career/embedded-software-engineer-gateways");
  const form = page.locator("#apply-form");
  await form.getByLabel(contact.name).fill(name);
  await form.getByLabel(contact.email).fill(email);
  await form.getByLabel(apply.cv).setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: buildPdf(name) });
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: apply.send }).click();
  await expect(page.getByRole("heading", { name: apply.sentTitle })).toBeVisible();
}

async function stageOf(calls: Calls, id: number) {
  return (await calls.career.candidate.byId.query({ id })).stage;
}

async function openBoard(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/candidate?${new URLSearchParams({ view: "board", search })}`);
}

function column(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
}

function card(page: Page, stage: string, name: string): Locator {
  return column(page, stage).getByRole("listitem").filter({ hasText: name });
}

/** Drags in steps, because a card ignores the single jump of `dragTo`. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag.");
  await page.mouse.move(start.x + 20, start.y + start.height - 12);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 12 });
  await page.mouse.up();
}

type Point = { x: number; y: number };

/** Presses for some milliseconds, drags and releases. Playwright itself can only tap. */
async function touch(page: Page, from: Point, to: Point, held: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  await page.waitForTimeout(held);
  for (let step = 1; step <= 8; step += 1) {
    await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  }
  await send("touchEnd", []);
}
