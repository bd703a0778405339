import type { Locator, Page } from "playwright/test";

/** The form of any entity, in a dialog or on a page of its own. */
export class FormPage {
  constructor(private readonly page: Page) {}

  /** A field by its label; of a bilingual one, the side by its language. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole("textbox", { name: label });
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: /^(Save|Lưu)$/ }).click();
  }
}
