import { expect, test } from "vitest";
import { refuseMigration } from "./migration-losses";

const losing: [what: string, script: string][] = [
  ["drops a column", '-- AlterTable\nALTER TABLE "A" ADD COLUMN "c" INT,\nDROP COLUMN "b";'],
  ["drops a table", 'CREATE TABLE "B" ();\n\n-- DropTable\nDROP TABLE "A";'],
  ["drops a type with the columns that have it", 'DROP TYPE "T" CASCADE;'],
  ["changes a column's type", '-- AlterTable\nALTER TABLE "A" ALTER COLUMN "b" SET DATA TYPE VARCHAR(10);'],
  ["changes it in the short form", 'ALTER TABLE "A" ALTER "b" TYPE INT USING "b"::INT;'],
  ["deletes rows", 'DELETE FROM "A";'],
  ["empties a table after another statement", 'SELECT 1; TRUNCATE "A";'],
  ["deletes rows in a block", 'DO $$\nBEGIN\n  DELETE FROM "A";\nEND\n$$;'],
  [
    "has only Prisma's own warning",
    '/*\n  Warnings:\n  - You are about to drop the column `b`.\n*/\n-- AlterTable\nALTER TABLE "A" DROP COLUMN "b";',
  ],
];
test.each(losing)("refuses a migration that %s, unless its paragraph says where the data went", (_, script) => {
  expect(refuseMigration(script)).toHaveLength(1);
  const last = script
    .replace(/\/\*[\s\S]*\*\/\n/, "")
    .split("\n\n")
    .at(-1);
  expect(refuseMigration(`-- All of it is in "C" now.\n${last}`)).toEqual([]);
});

test("accepts a migration that loses nothing without a comment", () => {
  const script = `
    ALTER TABLE "A" ADD COLUMN "b" TEXT REFERENCES "C" ON DELETE CASCADE;
    ALTER TABLE "A" ALTER COLUMN "b" DROP NOT NULL, ALTER COLUMN "b" SET STATISTICS 1000;
    DROP INDEX "A_b_idx";
    CREATE FUNCTION clear() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM "A";

      TRUNCATE "A";
    END
    $$;
    CREATE TRIGGER "A_truncated" AFTER TRUNCATE ON "A" EXECUTE FUNCTION clear();`;
  expect(refuseMigration(script)).toEqual([]);
});

test("refuses a migration that is not one transaction", () => {
  for (const script of ["BEGIN;\nSELECT 1;\nCOMMIT;", 'CREATE INDEX CONCURRENTLY "i" ON "A" ("b");', "VACUUM ANALYZE;"]) {
    expect(refuseMigration(script)).toEqual([expect.stringContaining("not one transaction")]);
  }
  expect(refuseMigration("DO $$\nBEGIN\n  PERFORM 1;\nEND\n$$;")).toEqual([]);
});
