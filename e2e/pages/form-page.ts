import type { Locator, Page } from "playwright/test";
import { words } from "../words";

const { en } = words;

/** The form of any entity, in a dialog or on a page of its own, as people work with it in English. */
export class FormPage {
  constructor(private readonly page: Page) {}

  /** A field by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole("textbox", { name: label });
  }

  /** One side of a field in both languages. */
  side(label: string, language: "English" | "Vietnamese"): Locator {
    return this.field(new RegExp(`^${label} \\W?${language}`));
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: en.common.save, exact: true }).click();
  }
}
