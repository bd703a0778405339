import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adminPages, registry } from "~/features/registry";
import { appRouter } from "~/server/root";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";

// The registry, the router, the pages and the messages each say which entities there are: here they are held to the same.

const nameOf = (path: string) => path.slice("/admin/".length);

/** The pages that procedures are guarded by. At run time a flat list, whatever its type says. */
const guardedPaths = new Set(
  Object.values<unknown>(appRouter._def.procedures).map((procedure) => partOf(procedure, "_def", "meta", "guard", "path")),
);

describe.each(adminPages.map((page) => page.path))("%s", (path) => {
  test("has procedures", () => expect([...guardedPaths]).toContain(path));

  test("has a page", () => expect(existsSync(`src/app/admin/(shell)/${nameOf(path)}/page.tsx`)).toBe(true));

  test.each([
    ["en", en],
    ["vi", vi],
  ])("has a name in %s", (_, messages) => {
    expect(messages.features).toHaveProperty([nameOf(path)], expect.stringMatching(/\S/));
  });
});

test.each(registry.flatMap(({ group }) => group ?? []))("the menu group %s has a name in both languages", (group) => {
  expect([en.features.groups[group], vi.features.groups[group]]).toEqual([expect.any(String), expect.any(String)]);
});

test("no page is in the registry twice", () => {
  const paths = adminPages.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
});

function partOf(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (Object(part) === part ? Object(part)[key] : undefined), value);
}
