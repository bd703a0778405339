import { expect, type Locator, type Page } from "playwright/test";

/** The list of any entity, as people work with it. */
export class ListPage {
  constructor(
    private readonly page: Page,
    private readonly path: string,
  ) {}

  async open(query = ""): Promise<void> {
    await this.page.goto(`${this.path}${query}`);
    await expect(this.page.getByRole("table")).toBeVisible();
  }

  row(text: string): Locator {
    return this.page.getByRole("row").filter({ hasText: text });
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole("searchbox").first().fill(words);
  }
}
