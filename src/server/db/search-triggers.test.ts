import { describe, expect, test } from "vitest";
import { declaredSearches, searchMigration } from "./search-triggers";

const model = (search: string) =>
  `model Level {\n  id Int @id\n${search}  nameEn String\n}\n\nmodel Job {\n  name String @id\n}\n`;

describe("a search column of the Prisma schema", () => {
  test("declares its source columns", () => {
    const schema = model('  /// @search(nameEn, nameVi)\n  search    String   @default("")\n');
    expect(declaredSearches(schema)).toEqual(new Map([["Level", ["nameEn", "nameVi"]]]));
  });

  test("is an error that names it when it declares none", () => {
    expect(() => declaredSearches(model("  search String\n"))).toThrow("Level.search");
  });
});

describe("a migration", () => {
  test("creates the trigger of a new table", () => {
    const { first, last } = searchMigration(new Map(), new Map([["Level", ["nameEn", "nameVi"]]]));
    expect(first).toBe("");
    expect(last).toContain(`CREATE TRIGGER "Level_search" BEFORE INSERT OR UPDATE OF "nameEn", "nameVi" ON "Level"
  FOR EACH ROW EXECUTE FUNCTION set_search('nameEn', 'nameVi');`);
  });

  test("replaces the trigger when its columns changed, and recomputes the rows", () => {
    const { first, last } = searchMigration(new Map([["Level", ["nameEn"]]]), new Map([["Level", ["nameEn", "nameVi"]]]));
    expect(first).toBe('DROP TRIGGER "Level_search" ON "Level";\n');
    expect(last).toContain('CREATE TRIGGER "Level_search"');
    expect(last).toContain('UPDATE "Level" SET "nameEn" = "nameEn";');
  });

  test("drops the trigger of a removed search column, and touches no other", () => {
    const before = new Map([
      ["Level", ["nameEn"]],
      ["Mail", ["to", "subject"]],
    ]);
    expect(searchMigration(before, new Map([["Mail", ["to", "subject"]]]))).toEqual({
      first: 'DROP TRIGGER "Level_search" ON "Level";\n',
      last: "",
    });
  });
});
