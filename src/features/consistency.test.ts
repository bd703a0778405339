import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adminPages, registry } from "~/features/registry";
import { proceduresOf } from "~/server/crud/procedures";
import { appRouter } from "~/server/root";
import { listPages } from "~/test-pages";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";

// The registry, the router, the pages and the messages each list the entities; this test keeps the lists equal.

const nameOf = (path: string) => path.slice("/admin/".length);

/** Pages that guard procedures. The cast-free type is a union; at run time it is a flat list. */
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

describe.each([
  ["en", en],
  ["vi", vi],
])("the empty lists in %s", (_, messages) => {
  const sentences = listPages.map(({ path }) => partOf(messages, nameOf(path), "emptyHelp"));

  test("each say in one sentence what belongs there", () => {
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test.each(registry.flatMap(({ group }) => group ?? []))("has a name for the menu group %s in both languages", (group) => {
  expect([en.features.groups[group], vi.features.groups[group]]).toEqual([expect.any(String), expect.any(String)]);
});

test("the registry lists each page once", () => {
  const paths = adminPages.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the errors of each kind of record have a noun of their own", () => {
  const names = proceduresOf(appRouter).flatMap(({ meta }) => meta?.entity?.names ?? []);
  const nouns = names.map(({ path, code }) => `${code} on ${path}`);
  expect(new Set(names.map(({ code }) => code)).size, nouns.join()).toBe(names.length);
});

function partOf(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (Object(part) === part ? Object(part)[key] : undefined), value);
}
