import { setTimeout as sleep } from "node:timers/promises";
import { createTRPCClient, httpLink } from "@trpc/client";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { type RoleName, roleIds } from "~/lib/accounts";
import type { AppRouter } from "~/server/root";
import { transformer } from "~/trpc/transformer";
import { expectNoViolations, expectNoVisualViolations, recordErrors } from "./page-problems";
import { FormPage } from "./pages/form-page";
import { ListPage } from "./pages/list-page";
import { administrator, port } from "./site-under-test";
import type { Language } from "./words";

export type Person = { email: string; password: string };

type Fixtures = {
  /** Signs a person in with this browser. The default is the administrator, with the session that the worker's tests share. */
  signIn(person?: Person): Promise<void>;
  /** Deletes the session's cookie, on no page: one that is still loading its data would itself lead to the sign-in. */
  forgetSession(): Promise<void>;
  /** Sets the language of the back office. */
  speak(language: Language): Promise<void>;
  /** Creates an account by an administrator's invitation, which can sign in. A number is the id of a role that is not built in. */
  newPerson(role: RoleName | number): Promise<Person & { id: number; name: string }>;
  /** Creates an API client for an account, which can call procedures that the pages don't offer it. */
  callsAs(person: Person): Promise<Calls>;
  /** A word unique to the test, which finds the records that the test creates. */
  mark: string;
  /** Returns the list of an entity. */
  list(path: string): ListPage;
  form: FormPage;
  /** Fails on console errors, horizontal overflow and accessibility violations (axe). */
  expectNoProblems(page?: Page): Promise<void>;
  /** The part of `expectNoProblems` that a wider window or another theme can change. */
  expectNoVisualProblems(): Promise<void>;
};

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

type WorkerFixtures = {
  /** Cookies of an administrator's session. The tests of a worker share it, because password hashing is slow on purpose. */
  sharedSession: () => Promise<Cookies>;
  /** The administrator's API client, which creates the records that a test needs. */
  calls: Calls;
};

export type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Factor by which the browser's pages are slowed down, to find tests and pages that depend on a fast machine. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

let marks = 0;
let clients = 0;

/**
 * How tests stay below the limits of `server/request/throttle.ts`, however fast, often or parallel they run: the site believes
 * X-Forwarded-For, as behind a proxy, and every test is a client with an address of its own. It then shares no count of forms,
 * sign-ups, mails, searches, unknown addresses or failed sign-ins with another test, a retry or another worker; what one test
 * counts is far below (at most six forms). Accounts are created by invitation, which counts nothing. The administrator's clients
 * and shared sessions come from the loopback address, whose sign-ins succeed and are forgiven. Only two limits count by person: a run
 * makes a few dozen small images in about a second each, of five minutes, and keeps kilobytes of drafts, of ten megabytes a minute.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: none are needed
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    clients += 1;
    await use({ "x-forwarded-for": `10.${workerIndex % 256}.${clients % 256}.1` });
  },
  calls: [
    // Playwright reads from the first parameter which fixtures are needed.
    // biome-ignore lint/correctness/noEmptyPattern: none are needed
    async ({}, use) => {
      await use(await callsOf(`http://localhost:${port}`, administrator));
    },
    { scope: "worker" },
  ],
  sharedSession: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
      await use(async () => {
        // A test may have ended the session.
        const isLive = (await request.get("/api/user/info")).ok();
        if (!isLive) expect((await request.post("/api/auth/login", { data: administrator })).status()).toBe(200);
        return (await request.storageState()).cookies;
      });
      await request.dispose();
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    if (slowdown > 1) context.on("page", (page) => slowDown(context, page));
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use, testInfo) => {
    const errors = recordErrors(page);
    waitForFreshPages(page);
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus && errors.length > 0)
      await testInfo.attach("errors in the browser", { body: errors.join("\n"), contentType: "text/plain" });
  },
  signIn: async ({ context, baseURL, sharedSession }, use) => {
    await use(async (person) => (person ? signInAs(context, baseURL ?? "", person) : context.addCookies(await sharedSession())));
  },
  forgetSession: async ({ page, context }, use) => {
    await use(async () => {
      await page.goto("about:blank");
      await context.clearCookies({ name: "token" });
    });
  },
  speak: async ({ context, baseURL }, use) => {
    await use((language) => context.addCookies([{ name: "locale", value: language, url: baseURL }]));
  },
  // biome-ignore lint/correctness/noEmptyPattern: none are needed
  mark: async ({}, use, { workerIndex }) => {
    marks += 1;
    await use(`${Date.now().toString(36)}${workerIndex}x${marks}`);
  },
  newPerson: async ({ calls, mark }, use) => {
    let count = 0;
    await use(async (role) => {
      count += 1;
      const person = {
        name: `Person ${mark} ${count}`,
        email: `person.${mark}.${count}@example.com`,
        password: "a long enough one",
      };
      const roleId = typeof role === "number" ? role : roleIds[role];
      const { id } = await calls.system.user.create.mutate({ data: { name: person.name, email: person.email, roleId } });
      const { link } = await calls.system.user.invite.mutate({ id });
      const token = new URL(link ?? "").searchParams.get("token") ?? "";
      await calls.system.account.reset.mutate({ token, password: person.password, confirmPassword: person.password });
      return { ...person, id };
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: none are needed
  callsAs: async ({}, use) => {
    await use((person) => callsOf(`http://localhost:${port}`, person));
  },
  list: async ({ page }, use) => {
    await use((path) => new ListPage(page, path));
  },
  form: async ({ page }, use) => {
    await use(new FormPage(page));
  },
  expectNoProblems: async ({ page }, use) => {
    const errors = recordErrors(page);
    await use(async (which = page) => {
      await expectNoViolations(which);
      expect(errors).toEqual([]);
    });
  },
  expectNoVisualProblems: async ({ page }, use) => {
    await use(() => expectNoVisualViolations(page));
  },
});

export { expect };

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page).catch(() => null);
  // A page may be closed at once.
  await session?.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => {});
}

/** Opens pages as `askFresh` requests them. */
function waitForFreshPages(page: Page): void {
  const { goto } = page;
  page.goto = async (...visit) => {
    const end = Date.now() + FRESH_MS;
    for (;;) {
      const answer = await goto.apply(page, visit);
      if (answer?.headers()["x-atrium-stale"] === undefined || Date.now() >= end) return answer;
      await sleep(100);
    }
  };
}

/**
 * Waits until React has hydrated the page, because it loses earlier input. Navigations of a test wait by themselves; a test calls
 * this where the product itself loads a whole page.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
}

/** Makes every navigation of a test wait for hydration. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...visit) => {
    const answer = await goto.apply(page, visit);
    await waitUntilHydrated(page);
    return answer;
  };
  page.reload = async (...visit) => {
    const answer = await reload.apply(page, visit);
    await waitUntilHydrated(page);
    return answer;
  };
}

/** Runs in the page. React stores props on each hydrated element. Visitors' pages have no React. */
function isHydrated(): boolean {
  if (!document.querySelector("script[src^='/_next/']")) return true;
  const controls = [...document.querySelectorAll("button, input, select, textarea")];
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps$")));
}

/** Signs a person in with the given browser context. */
export async function signInAs(context: BrowserContext, origin: string, person: Person): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/login`, { data: person });
  expect(answer.status()).toBe(200);
}

/** Signs in by REST. @returns the session cookie */
export async function signInByRest(origin: string, person: Person): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Creates an API client the way an integrator would: signs in by REST, then calls tRPC with the cookie. */
export async function callsOf(origin: string, person: Person) {
  const cookie = await signInByRest(origin, person);
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${origin}/api/trpc`, transformer, headers: { cookie } })],
  });
}

/** Milliseconds after which a page that is still stale fails a test, even on a busy machine. */
const FRESH_MS = 30_000;

/**
 * Requests a page, and repeats the request while the answer is stale. The site serves the last good page, marked as stale, when
 * rendering takes longer than a second.
 * @throws when the page stays stale
 */
export async function askFresh(url: string, redirect: RequestRedirect = "follow"): Promise<Response> {
  const end = Date.now() + FRESH_MS;
  while (Date.now() < end) {
    const answer = await fetch(url, { redirect });
    if (answer.headers.get("x-atrium-stale") === null) return answer;
    await sleep(100);
  }
  throw new Error(`${url} is still stale after ${FRESH_MS} ms`);
}

/** Reads a page as `askFresh` does. */
export async function readFresh(url: string): Promise<string> {
  return (await askFresh(url)).text();
}
