import { expect, test } from "vitest";
import { hasPostgresTag, needsPostgres, postgresTestComplaint } from "./postgres-tests.mjs";

const file = "src/server/db/rows.test.ts";
const untagged = 'test("counts", () => {});';
// The examples are put together here: written out, they would be tags of this file.
const tag = "postgres";
const moduleTag = `@module-tag ${tag}`;
const tagged = `test("counts", { tags: "${tag}" }, () => {});`;

test("runs files whose name says so, in every folder with tests", () => {
  for (const folder of ["src/server", "scripts", "prisma"]) expect(needsPostgres(`${folder}/rows.postgres.test.ts`)).toBe(true);
  expect(needsPostgres("e2e/rows.postgres.test.ts")).toBe(false);
  expect(needsPostgres(file)).toBe(false);
});

test("runs files with the tag, at a test or for the whole file", () => {
  for (const code of [tagged, `// ${moduleTag}\n${untagged}`]) {
    expect(hasPostgresTag(file, code)).toBe(true);
    expect(postgresTestComplaint(file, code)).toBeNull();
  }
  expect(hasPostgresTag(file, untagged)).toBe(false);
  expect(postgresTestComplaint("src/server/db/rows.postgres.test.ts", untagged)).toBeNull();
});

const unusedNames = ["src/server/db/rows.postgres.test.tsx", "src/server/db/rows.postgres.spec.ts", "e2e/rows.postgres.test.ts"];

test.each(unusedNames)("refuses the name %s, under which nothing runs", (name) => {
  expect(postgresTestComplaint(name, untagged)).toContain("*.postgres.test.ts");
});

test.each([
  ["in a list", file, `test("counts", { tags: ["${tag}"] }, () => {});`],
  ["in other quotes", file, `test("counts", { tags: '${tag}' }, () => {});`],
  ["with another tag", file, `// ${moduleTag} slow`],
  ["in another comment", file, `/** ${moduleTag} */`],
  ["in a file that is not run", "src/server/crud/contract/trash.ts", tagged],
])("refuses the tag %s", (_, name, code) => {
  expect(postgresTestComplaint(name, code)).toContain("*.test.ts");
});

test("refuses a tag in a file whose name says that all its tests run", () => {
  expect(postgresTestComplaint("src/server/db/rows.postgres.test.ts", tagged)).toContain("leave tests out");
});
