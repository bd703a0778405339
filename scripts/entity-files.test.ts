import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { entityFiles, entityNames, withCodes, withPage, withRouter, withTexts } from "./entity-files";

const level = entityNames("career/level", { isPublic: false });
const jobType = entityNames("career/job-type", { page: "work", isPublic: true });

describe("entity generator", () => {
  test("derives every spelling of the name", () => {
    expect(jobType).toMatchObject({ camel: "jobType", pascal: "JobType", code: "JOB_TYPE", path: "/admin/work" });
    for (const name of ["level", "Career/level", "career/Level", "career/level/x", "career/-x"])
      expect(() => entityNames(name, { isPublic: false })).toThrow("kebab-case");
  });

  test("copies the level entity under the new names", () => {
    const [levels, jobTypes] = [entityFiles(level), entityFiles(jobType)];
    expect(Object.keys(jobTypes)).toEqual([
      "src/features/career/job-type/schema.ts",
      "src/features/career/job-type/router.ts",
      "src/features/career/job-type/admin.tsx",
      "src/features/career/job-type/components/job-type-form.tsx",
      "src/features/career/job-type/router.test.ts",
      "src/app/admin/(shell)/work/page.tsx",
    ]);
    for (const [file, text] of Object.entries(levels).filter(([file]) => !/\.test\.ts$|router\.ts$/.test(file))) {
      expect(text).toBe(readFileSync(file, "utf8"));
    }
    const text = Object.values(jobTypes).join("\n");
    expect(text).not.toMatch(/level|isPublic: false,/i);
    expect(text).not.toContain("jobPost.");
    expect(text).toContain('path: "/admin/work"');
    expect(text).toContain('(await import("./components/job-type-form")).jobTypeForm');
  });

  test("leaves the page cache alone for an entity that visitors don't see", () => {
    const shift = entityFiles(entityNames("career/shift", { isPublic: false }));
    for (const file of ["router.ts", "router.test.ts"]) {
      expect(shift[`src/features/career/shift/${file}`]).toMatch(/^ +isPublic: false,$/m);
    }
  });

  test("adds the page to its menu group, and the group when it is missing", () => {
    const registry = `[\n  { group: "career", icon: "x", pages: [{ path: "/admin/level", icon: "y", actions: everything }] },\n] as const satisfies readonly FeatureGroup[];`;
    const added = withPage(registry, jobType, "box");
    expect(added).toContain(`actions: everything }, { path: "/admin/work", icon: "box", actions: everything },]`);
    const other = withPage(registry, entityNames("company/office", { isPublic: true }), "box");
    expect(other).toContain(`{ group: "company", icon: "folder", pages: [{ path: "/admin/office"`);
  });

  test("adds the router and the error codes", () => {
    expect(withRouter("export const careerRouter = router({ level: levelRouter });", "jobType", "~/x")).toBe(
      'import { jobTypeRouter } from "~/x";\nexport const careerRouter = router({ jobType: jobTypeRouter, level: levelRouter });',
    );
    const codes = readFileSync("src/lib/codes.ts", "utf8");
    expect(withCodes(codes, level)).toBe(codes);
    expect(withCodes(codes, jobType)).toContain('"JOB_TYPE",');
    expect(withCodes(codes, jobType)).toContain('JOB_TYPE: ["NAME_VI", "NAME_EN"],');
  });

  test("adds the texts unless they exist", () => {
    const messages = '{ "features": { "level": "Levels" }, "level": { "new": "New level", "emptyHelp": "Levels appear here." } }';
    const added = JSON.parse(withTexts(messages, jobType, { page: "Work", new: "New work", emptyHelp: "Work appears here." }));
    expect(added).toMatchObject({
      features: { level: "Levels", work: "Work" },
      work: { new: "New work", emptyHelp: "Work appears here." },
    });
    expect(JSON.parse(withTexts(messages, level, { page: "Other", new: "Other", emptyHelp: "Other" }))).toEqual(
      JSON.parse(messages),
    );
  });
});
