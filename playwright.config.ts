import { defineConfig } from "playwright/test";
import { administrator, dataDir, migratedDataDir, port } from "./e2e/site-under-test";
import { findBrowser } from "./scripts/browser.mjs";
import { startCommand } from "./scripts/start-command.mjs";

/**
 * Chromium features to disable. The first three render two pages for the address bar's suggestions in every window, which costs
 * more than a page of the site. The others are Playwright's own list, because the last --disable-features replaces earlier ones.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const ownSites = ["process", "fresh-pages", "postgres", "sections", "empty-lists", "look", "site-settings"].map(
  (name) => `**/${name}.spec.ts`,
);

const { environment, flags } = startCommand();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // Generous: these limits only matter to failing tests, and a busy machine can be ten times slower than an idle one.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  // The retry only tells flaky tests from broken ones. Both fail the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // An element that is missing for this long will not appear: fail before the test's own timeout.
    actionTimeout: 60_000,
    timezoneId: "Asia/Ho_Chi_Minh",
    locale: "en-GB",
    // Recording every test would slow all of them down.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  projects: [
    // Each of these files runs in sequence on its own site. They start first, so that no worker is idle at the end.
    { name: "own site", testMatch: ownSites },
    { name: "browser", testIgnore: ["**/*.no-script.spec.ts", ...ownSites] },
    { name: "no-script", testMatch: "**/*.no-script.spec.ts", use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: ["node", ...flags, "e2e/start-site.mjs"].join(" "),
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 300_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      MIGRATED_DATA_DIR: migratedDataDir,
      DATABASE_URL: "",
      SEED: "demo",
      BACKUP_HOURS: "0",
      // Every test is a client of its own: see e2e/fixtures.ts.
      TRUSTED_PROXIES: "1",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      NEXTAUTH_URL: `http://localhost:${port}`,
    },
  },
});
