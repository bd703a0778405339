import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { findRoute, hasToken, isTokenUrl, nextAuthActions, routes } from "./routes";

/** Lists the routes of a kind of file below src/app, without route groups. */
function routesIn(folder: string, file: string): string[] {
  const files = readdirSync(path.join("src/app", folder), { recursive: true, encoding: "utf8" });
  const found = files.filter((one) => path.basename(one) === file).map((one) => `/${path.dirname(path.join(folder, one))}`);
  return found.map((route) => route.replaceAll(/\/\([^)]+\)|\/\[locale\]/g, "") || "/");
}

describe("the table of routes", () => {
  const pathsOf = (...kinds: string[]) => routes.filter(({ kind }) => kinds.includes(kind)).map((route) => route.path);

  test("names exactly the handlers of the API", () => {
    const actions = Object.values(nextAuthActions).flatMap((names) => names.map((name) => `/api/auth/${name}`));
    const paths = pathsOf("call", "download", "export", "upload").filter((one) => !actions.includes(one));
    expect([...paths, "/api/auth/[...nextauth]"].toSorted()).toEqual(routesIn("api", "route.ts").toSorted());
  });

  test("names all pages with a token, and only pages that exist", () => {
    const pages = routesIn("(site)", "page.tsx");
    expect(pages).toEqual(expect.arrayContaining(pathsOf("form", "page")));
    expect(pathsOf("form", "page")).toEqual(expect.arrayContaining(pages.filter((one) => one.includes("[token]"))));
  });

  test("finds a route by its URL without query, the exact one before a parameter", () => {
    expect(findRoute("/my-data/erased")?.kind).toBe("page");
    expect([findRoute("/")?.path, findRoute("/search")?.kind, findRoute("/a-page")?.path]).toEqual(["/", "page", "/[slug]"]);
    expect(findRoute("/my-data/a-token/change?a=/b")?.path).toBe("/my-data/[token]/change");
    for (const url of ["/robots.txt", "/contact/", "/contact/a/b", "/vi/contact", "/api/cv/"])
      expect(findRoute(url)).toBeUndefined();
  });
});

describe("the example proxy", () => {
  const [nginx, caddy] = ["deploy/nginx.conf", "deploy/Caddyfile"].map((file) => readFileSync(file, "utf8"));
  const mebibytes = (size: string) => Number(size.replace(/m(?:i?b)?$/i, "")) * 1024 * 1024;

  test.each([
    ["nginx", nginx?.match(/(?<=client_max_body_size )[^;]+/g) ?? ["1m"]],
    // Without max_size, Caddy takes every body.
    ["Caddy", caddy?.match(/(?<=max_size )\S+/g) ?? []],
  ])("passes on every body that the site takes: %s", (_, sizes) => {
    const largest = Math.max(...routes.map(({ maxBody = 0 }) => maxBody));
    for (const size of sizes) expect(mebibytes(size)).toBeGreaterThanOrEqual(largest);
  });

  const [, nginxPath = ""] = /"~\*(.*)" \$logged_start/.exec(nginx ?? "") ?? [];
  const [, caddyUrl = ""] = /regexp "\(\?i\)(.*)" "\$\{1\}\*\*\*"/.exec(caddy ?? "") ?? [];
  const urls = routes.filter(hasToken).flatMap(({ path }) => {
    const url = path.replaceAll(/\[(\w+)\]/g, "a-$1");
    return url.startsWith("/api/") ? [url] : [url, `/en${url}`, `/vi${url}`];
  });

  test.each(urls)("logs no token, and the site sends none to others: %s", (url) => {
    expect(url.replace(new RegExp(`${nginxPath}.*`, "i"), "$<logged_start>/***")).not.toContain("a-token");
    expect(url.replace(new RegExp(caddyUrl, "i"), "$1***")).not.toContain("a-token");
    expect(isTokenUrl(url)).toBe(true);
  });
});
