import { emptyPost } from "~/features/career/post/schema";
import { expect, test } from "../fixtures";

test("a filter by a deleted value finds nothing and links to all jobs", async ({ page }) => {
  for (const [path, message, all] of [
    ["/vi/career?position=999999", "Hiện chưa có việc làm nào phù hợp với lựa chọn của bạn.", "Xem tất cả việc làm"],
    ["/career?level=999999&office=999999", "No open job matches your choice just now.", "Show all jobs"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: all }).click();
    await expect(page).toHaveURL(/\/career$/);
  }
  expect((await page.goto("/career?position=999999&page=2"))?.status()).toBe(404);
});

test("a visitor searches for a job, reads it, and later sees that it is closed", async ({ page, calls, mark }) => {
  const level = await calls.career.level.create.mutate({ data: { nameEn: `Level ${mark}`, nameVi: `Cấp ${mark}` } });
  const texts = {
    descriptionEn: "<p>You keep pumps running.</p>",
    requirementEn: "<p>Patience.</p>",
    benefitEn: "<p>Lunch.</p>",
  };
  const job = await calls.career.post.create.mutate({
    data: {
      ...emptyPost,
      ...texts,
      ...{ titleEn: `Pump engineer ${mark}`, locationEn: "Da Nang", levelId: level.id },
      ...{ salaryMin: 1000, salaryMax: 2000, currency: "USD", status: "published", visibleVi: false },
    },
  });

  await page.goto("/career");
  await page.getByLabel("Level").selectOption({ label: level.nameEn });
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page.getByText("1 open job", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Level")).toHaveValue(String(level.id));
  await page.getByRole("link", { name: `Pump engineer ${mark}` }).click();

  const facts = page.getByRole("region", { name: "At a glance" });
  await expect(facts).toContainText("1,000 - 2,000 USD per month");
  await expect(facts).toContainText("Da Nang");
  await expect(page.getByText("You keep pumps running.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Apply for this job" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  expect(await factsOf(page.locator("script[type='application/ld+json']").allTextContents())).toContain("JobPosting");
  // The job has one language only, so the language link opens the other language's list.
  await expect(page.getByRole("banner").locator("a[hreflang=vi]")).toHaveAttribute("href", "/vi/career");

  await calls.career.post.setState.mutate({ ids: [job.id], state: "lock" });
  // The site serves the last good page while rendering takes long.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "This job is closed" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "Apply for this job" })).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await factsOf(page.locator("script[type='application/ld+json']").allTextContents())).not.toContain("JobPosting");
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(job.slug);
  await page.goto(`/career?level=${level.id}`);
  await expect(page.getByText("No open job matches your choice just now.")).toBeVisible();
  await page.getByRole("link", { name: "Show all jobs" }).click();
  await expect(page).toHaveURL("/career");
  await expect(page.getByRole("link", { name: `Pump engineer ${mark}` })).toHaveCount(0);

  await calls.career.post.delete.mutate({ ids: [job.id] });
  await calls.career.level.delete.mutate({ ids: [level.id] });
});

async function factsOf(texts: Promise<string[]>): Promise<string[]> {
  return (await texts).map((text) => JSON.parse(text)["@type"]);
}
