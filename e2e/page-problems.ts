import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Minified axe: the builder injects the source into every page twice, and its default is twice as long. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Collects the errors of a page from now on: those that it logs, and those that nothing catches. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // axe tries to run in the frame of a mail, too, whose sandbox blocks scripts.
    if (/^Blocked script execution in 'about:srcdoc'/.test(message.text())) return;
    // The browser itself logs an error for a page whose status is not 200.
    if (message.type() === "error" && message.location().url !== page.url()) errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  return errors;
}

/** Fails if the page is wider than its window, or violates a rule of WCAG 2.2 that axe can check. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectToFit(page);
  await waitForTransitions(page);
  const axe = new AxeBuilder({ page, axeSource })
    // The rule is experimental, so its tags alone do not enable it. Reporting only violations saves time.
    .options({ rules: { "label-content-name-mismatch": { enabled: true } }, resultTypes: ["violations"] })
    // Without legacy mode axe opens a second page for every analysis, which only frames of other origins need.
    .setLegacyMode()
    // A link in the editor is only text: a click places the cursor.
    .exclude("[contenteditable=true] a")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  expect(await violationsOf(axe)).toEqual([]);
}

/** Checks what a wider window or another theme can change. */
export async function expectNoVisualViolations(page: Page): Promise<void> {
  await waitForTransitions(page);
  await expectToFit(page);
  const rules = ["color-contrast", "target-size", "button-name", "link-name", "label"];
  expect(await violationsOf(new AxeBuilder({ page, axeSource }).setLegacyMode().withRules(rules))).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0], "the page is no wider than its window").toBeLessThanOrEqual(width[1] ?? 0);
}

/** Waits for the colours of a new theme or state: contrast is only meaningful after transitions, which start in the next frame. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A transition starts others: colours are inherited.
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}
