// The browser of the end-to-end tests: one that is there, else one that the system's packages or Playwright bring.
import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds Chromium, or installs it.
 * @returns {Promise<string>} the path of its program; empty: Playwright's own
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

/** The browser that is there; undefined: none, or only the one that Playwright itself may have. @returns {string | undefined} */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((place) => place !== "" && existsSync(place));
}
