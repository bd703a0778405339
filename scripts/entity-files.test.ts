import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { entityFiles, entityNames, withCodes, withFeature, withPage, withRouter } from "./entity-files";

const level = entityNames("career/level", { isPublic: false });
const jobType = entityNames("career/job-type", { page: "work", isPublic: true });

describe("a new entity", () => {
  test("has its name in every spelling", () => {
    expect(jobType).toMatchObject({ camel: "jobType", pascal: "JobType", code: "JOB_TYPE", path: "/admin/work" });
    for (const name of ["level", "Career/level", "career/Level", "career/level/x", "career/-x"])
      expect(() => entityNames(name, { isPublic: false })).toThrow("kebab-case");
  });

  // The templates are what stands in the code: whoever improves levels improves every entity to come.
  test.each(Object.entries(entityFiles(level)).filter(([file]) => !file.endsWith(".test.ts")))(
    "%s is levels' own",
    (file, text) => {
      expect(text).toBe(readFileSync(file, "utf8"));
    },
  );

  test("stands in its menu group, once it has one", () => {
    const registry = `[\n  { group: "career", icon: "x", pages: [{ path: "/admin/level", icon: "y", actions: everything }] },\n] as const satisfies readonly FeatureGroup[];`;
    const added = withPage(registry, jobType, "box");
    expect(added).toContain(`actions: everything }, { path: "/admin/work", icon: "box", actions: everything },]`);
    const other = withPage(registry, entityNames("company/office", { isPublic: true }), "box");
    expect(other).toContain(`{ group: "company", icon: "folder", pages: [{ path: "/admin/office"`);
  });

  test("stands in its domain's router and in the error codes", () => {
    expect(withRouter("export const careerRouter = router({ level: levelRouter });", "jobType", "~/x")).toBe(
      'import { jobTypeRouter } from "~/x";\nexport const careerRouter = router({ jobType: jobTypeRouter, level: levelRouter });',
    );
    const codes = readFileSync("src/lib/codes.ts", "utf8");
    expect(withCodes(codes, level)).toBe(codes);
    expect(withCodes(codes, jobType)).toContain('"JOB_TYPE",');
    expect(withCodes(codes, jobType)).toContain('JOB_TYPE: ["NAME_VI", "NAME_EN"],');
  });

  test("has a name and a title for its form in the messages, unless it had them", () => {
    const messages = { features: { level: "Levels" }, level: { new: "New level" } };
    const withTexts = (names: typeof level) => JSON.parse(withFeature(JSON.stringify(messages), names, "Work", "New work"));
    expect(withTexts(jobType)).toEqual({
      features: { level: "Levels", work: "Work" },
      level: { new: "New level" },
      work: { new: "New work" },
    });
    expect(withTexts(level)).toEqual(messages);
  });
});
