import type { Locator, Page } from "playwright/test";
import { words } from "../words";

const { en } = words;

/** The English form of any entity, in a dialog or on its own page. */
export class FormPage {
  constructor(private readonly page: Page) {}

  /** Finds a field by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole("textbox", { name: label });
  }

  /** Finds the field of one language. */
  side(label: string, language: "English" | "Vietnamese"): Locator {
    return this.field(new RegExp(`^${label} \\W?${language}`));
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: en.common.save, exact: true }).click();
  }
}
