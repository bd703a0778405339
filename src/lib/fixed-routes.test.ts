import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isFixedRoute } from "./fixed-routes";

const folders = ["src/app", "src/app/(site)/[locale]", "src/app/(account)"].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
const routes = folders.filter((name) => /^[a-z0-9-]+$/.test(name));

test("there are routes to look at", () => expect(routes).toEqual(expect.arrayContaining(["news", "admin", "api", "auth"])));

test.each(routes)("the route /%s is fixed", (name) => expect(isFixedRoute(name)).toBe(true));

test("a page of any other address is not", () => expect(isFixedRoute("privacy")).toBe(false));
