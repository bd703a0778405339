import { expect, type Locator, type Page } from "playwright/test";
import { filled, words } from "../words";

const { en } = words;

/** The English list of any entity. */
export class ListPage {
  constructor(
    private readonly page: Page,
    private readonly path: string,
  ) {}

  /** @param query list state in the address, such as `search` */
  async open(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(search ? `${this.path}?${search}` : this.path);
    await this.settled();
  }

  /** Waits until the table shows the requested rows. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole("row").filter({ hasText: text });
  }

  /** The rows without the heading row. */
  get rows(): Locator {
    return this.page.getByRole("rowgroup").last().getByRole("row");
  }

  /** Reads the texts of the column with this heading. */
  async column(heading: string | RegExp): Promise<string[]> {
    const headings = await this.page.getByRole("columnheader").allInnerTexts();
    const index = headings.findIndex((text) => (typeof heading === "string" ? text === heading : heading.test(text)));
    expect(index, `a column ${heading}`).toBeGreaterThanOrEqual(0);
    return this.rows.evaluateAll(
      (rows, at) => rows.map((row) => row.querySelectorAll("[role=cell]")[at]?.textContent ?? ""),
      index,
    );
  }

  get searchBox(): Locator {
    return this.page.getByLabel(en.table.searchLabel);
  }

  get newButton(): Locator {
    const name = { name: en.resource.new, exact: true };
    return this.page.getByRole("link", name).or(this.page.getByRole("button", name)).first();
  }

  async sortBy(heading: string | RegExp): Promise<void> {
    await this.page.getByRole("columnheader", { name: heading }).getByRole("button").click();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole("combobox", { name: label }).selectOption({ label: option });
  }

  /** Adds a filter and opens its editor. */
  async addFilter(filter: string): Promise<Locator> {
    await this.page.getByRole("button", { name: en.table.addFilter, exact: true }).click();
    await this.page.getByRole("menuitem", { name: filter, exact: true }).click();
    return this.page.getByRole("dialog", { name: filter });
  }

  /** Adds a filter with one value. */
  async filter(filter: string, option: string): Promise<void> {
    const editor = await this.addFilter(filter);
    await editor.getByRole("option", { name: option, exact: true }).click();
    await expect(editor).toHaveCount(0);
  }

  /** Active filter, such as "Status: Draft". */
  chip(filter: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${filter}:`) });
  }

  async removeFilter(filter: string): Promise<void> {
    await this.page.getByRole("button", { name: filled(en.table.removeFilter, { filter }) }).click();
  }

  /** Chooses an item of a row's menu. */
  async inMenuOf(name: string, item: string): Promise<void> {
    await this.openMenuOf(name);
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  async openMenuOf(name: string): Promise<void> {
    await this.page.getByRole("button", { name: filled(en.resource.moreFor, { name }), exact: true }).click();
  }
}
