import { expect, type Locator, type Page } from "playwright/test";
import { filled, words } from "../words";

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

  /** Saves: in writing, where no button is needed, what visitors don't see. */
  async save(): Promise<void> {
    const button = this.page.getByRole("button", { name: en.common.save, exact: true });
    if (await button.isVisible()) await button.click();
    else await this.page.keyboard.press("Control+s");
  }

  /** Shows both languages of a text that is written. */
  async showBoth(): Promise<void> {
    await this.page.getByRole("button", { name: en.form.sideBySide }).click();
  }

  /** Opens the facts beside a text that is written. */
  async openDetails(): Promise<void> {
    const button = this.page.getByRole("button", { name: en.writing.details, exact: true });
    await button.waitFor();
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }

  /** Takes a step with a text: by the button, else by its menu. */
  async publish(step: string): Promise<void> {
    const button = this.page.getByRole("button", { name: step, exact: true });
    if (await button.isVisible()) return button.click();
    await this.page.getByRole("button", { name: en.writing.more }).click();
    await this.page.getByRole("menuitem", { name: new RegExp(`^${step}`) }).click();
  }

  /** Opens what the head tells and offers about the state of a text that is written. */
  async openState(): Promise<Locator> {
    await this.stateChip.click();
    const popover = this.page.getByRole("dialog", { name: en.writing.state.title, exact: true });
    await expect(popover).toBeVisible();
    return popover;
  }

  /** The state of a text that is written. */
  get stateChip(): Locator {
    return this.page.locator("[data-writing-head] [aria-haspopup=dialog]");
  }

  /** Publishes from the sheet, and closes what it says afterwards. */
  async confirmPublishing(step: string): Promise<void> {
    const sheet = this.page.getByRole("dialog");
    await sheet.getByRole("button", { name: step, exact: true }).click();
    await sheet.getByRole("button", { name: en.writing.sheet.done.close, exact: true }).click();
    await expect(sheet).toBeHidden();
  }

  /** Waits until what was typed is in the person's draft. */
  async keptInDraft(): Promise<void> {
    const saved = new RegExp(filled(en.writing.keeping.savedInDraft, { time: "\\d\\d:\\d\\d" }));
    await expect(this.page.getByRole("status").filter({ hasText: saved })).toBeVisible();
  }

  /** The dialog over a form whose session has ended. */
  get signInDialog(): Locator {
    return this.page.getByRole("dialog", { name: en.form.signInTitle });
  }

  /** Signs in over the form, which then sends its input. */
  async signIn(password: string): Promise<void> {
    await this.signInDialog.getByLabel(en.form.password).fill(password);
    await this.signInDialog.getByRole("button", { name: en.form.signInAndSave }).click();
  }
}
