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

  // The templates must equal the code of levels, so that they are never out of date.
  test.each(Object.entries(entityFiles(level)).filter(([file]) => !file.endsWith(".test.ts")))(
    "%s is levels' own",
    (file, text) => {
      expect(text).toBe(readFileSync(file, "utf8"));
    },
  );

  test("is in its menu group, which is added when it is missing", () => {
    const registry = `[\n  { group: "career", icon: "x", pages: [{ path: "/admin/level", icon: "y", actions: everything }] },\n] as const satisfies readonly FeatureGroup[];`;
    const added = withPage(registry, jobType, "box");
    expect(added).toContain(`actions: everything }, { path: "/admin/work", icon: "box", actions: everything },]`);
    const other = withPage(registry, entityNames("company/office", { isPublic: true }), "box");
    expect(other).toContain(`{ group: "company", icon: "folder", pages: [{ path: "/admin/office"`);
  });

  test("is in its domain's router and in the error codes", () => {
    expect(withRouter("export const careerRouter = router({ level: levelRouter });", "jobType", "~/x")).toBe(
      'import { jobTypeRouter } from "~/x";\nexport const careerRouter = router({ jobType: jobTypeRouter, level: levelRouter });',
    );
    const codes = readFileSync("src/lib/codes.ts", "utf8");
    expect(withCodes(codes, level)).toBe(codes);
    expect(withCodes(codes, jobType)).toContain('"JOB_TYPE",');
    expect(withCodes(codes, jobType)).toContain('JOB_TYPE: ["NAME_VI", "NAME_EN"],');
  });

  test("has a name in the messages, unless it had one", () => {
    const messages = '{ "features": { "level": "Levels" } }';
    expect(JSON.parse(withFeature(messages, jobType, "Work")).features).toEqual({ level: "Levels", work: "Work" });
    expect(JSON.parse(withFeature(messages, level, "Other")).features).toEqual({ level: "Levels" });
  });
});
