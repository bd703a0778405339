// Browser for the end-to-end tests: an installed one, else one from the system's packages or from Playwright.
import { existsSync } from "node:fs";
import { CommandFailed, run } from "./steps.mjs";

// The headless shell has no window to draw, which takes a third of the processor time off.
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds or installs Chromium.
 * @returns {Promise<string>} path of the program; empty for Playwright's own
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    const packages = ["chromium-headless-shell", "fonts-noto-core"];
    try {
      await run("apt-get", ["update", "-qq"]);
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
      return findBrowser() ?? "";
    } catch (error) {
      // Not every distribution has the package.
      if (!(error instanceof CommandFailed)) throw error;
    }
  }
  await run(process.execPath, ["node_modules/playwright/cli.js", "install", "--only-shell", "chromium"]);
  return "";
}

/** Returns an installed browser; undefined without one, or if Playwright may have its own. @returns {string | undefined} */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((place) => place !== "" && existsSync(place));
}
