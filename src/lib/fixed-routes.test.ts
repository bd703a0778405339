import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isFixedRoute } from "./fixed-routes";

const folders = ["src/app", "src/app/(site)/[locale]", "src/app/(account)"].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
const routes = folders.filter((name) => /^[a-z0-9-]+$/.test(name));

test("finds routes to check", () => expect(routes).toEqual(expect.arrayContaining(["news", "admin", "api", "auth"])));

test.each(routes)("reserves the route /%s", (name) => expect(isFixedRoute(name)).toBe(true));

test("leaves other addresses free", () => expect(isFixedRoute("privacy")).toBe(false));
