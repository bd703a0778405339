import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { adminPages } from "~/features/registry";
import { routes } from "~/lib/routes";
import { isInternalRoute } from "./internal-routes";

/** Lists the routes of a kind of file below src/app, without route groups. */
function routesIn(folder: string, file: string): string[] {
  const files = readdirSync(path.join("src/app", folder), { recursive: true, encoding: "utf8" });
  const found = files.filter((one) => path.basename(one) === file).map((one) => `/${path.dirname(path.join(folder, one))}`);
  return found.map((route) => route.replaceAll(/\/\([^)]+\)/g, "")).filter((route) => route !== "/admin/[...unknown]");
}

describe("the table of routes and the registry", () => {
  test("name exactly the pages of the back office and accounts", () => {
    const pages = [...routesIn("admin", "page.tsx"), ...routesIn("(account)", "page.tsx")];
    const paths = [...adminPages, ...routes.filter(({ kind }) => kind === "account")].map((one) => one.path);
    expect(paths.toSorted()).toEqual(pages.toSorted());
  });
});

test.each([
  ["/api/auth/session", true],
  ["/api/auth/callback/credentials", true],
  ["/api/trpc/news.article.list,news.category.list", true],
  ["/api/export/news", true],
  ["/admin", true],
  ["/admin/news/12", true],
  ["/admin/news/new", true],
  ["/auth/login", true],
  ["/api", false],
  ["/api/metrics", false],
  ["/api/files/a-key/640.webp", false],
  ["/api/auth", false],
  ["/api/auth/callback/google", false],
  ["/api/trpc", false],
  ["/api/trpc/a/b", false],
  ["/api/nothing", false],
  ["/admin/nothing", false],
  ["/admin/level/12", false],
  ["/admin/news/12/more", false],
  ["/auth", false],
  ["/auth/login/more", false],
])("%s is a route: %s", (address, expected) => expect(isInternalRoute(address)).toBe(expected));
