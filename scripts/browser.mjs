// Browser for the end-to-end tests: an installed one, else one from the system's packages or from Playwright.
import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds or installs Chromium.
 * @returns {Promise<string>} path of the program; empty for Playwright's own
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
    return findBrowser() ?? "";
  }
  await run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  return "";
}

/** Returns an installed browser; undefined without one, or if Playwright may have its own. @returns {string | undefined} */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((place) => place !== "" && existsSync(place));
}
