import { describe, expect, test } from "vitest";
import { MAX_SALARY } from "~/lib/salary";
import { emptyPost, isJobOpen, postSchema } from "./schema";

const post = { ...emptyPost, titleEn: "Electrician", titleVi: "Thợ điện" };

const issuesOf = (data: object) =>
  (postSchema.safeParse({ ...post, ...data }).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

describe("a job post", () => {
  test.each<[object, unknown[]]>([
    [{}, []],
    [{ salaryMin: 1000, salaryMax: 2000 }, []],
    [{ salaryMin: 2000, salaryMax: 1000 }, [["salaryMax", "salary"]]],
    [{ salaryMin: 1000, salaryMax: 1000 }, [["salaryMax", "salary"]]],
    [{ salaryMin: 0, salaryMax: 1000 }, []],
    [{ salaryMin: 1000, salaryMax: 0 }, []],
    [{ salaryMin: 1000, salaryMax: null }, []],
    [{ salaryMax: MAX_SALARY }, []],
  ])("with the salary %j reports %j", (data, issues) => expect(issuesOf(data)).toEqual(issues));

  test.each<[object, string]>([
    [{ salaryMin: -1 }, "salaryMin"],
    [{ salaryMax: MAX_SALARY + 1 }, "salaryMax"],
    [{ salaryMax: 1e300 }, "salaryMax"],
    [{ salaryMin: Number.NaN }, "salaryMin"],
    [{ salaryMin: Number.POSITIVE_INFINITY }, "salaryMin"],
    [{ salaryMin: 10.5 }, "salaryMin"],
    [{ salaryMin: "1000" }, "salaryMin"],
    [{ quantity: 0 }, "quantity"],
    [{ quantity: 1.5 }, "quantity"],
    [{ quantity: 2 ** 31 }, "quantity"],
    [{ currency: "EUR" }, "currency"],
    [{ period: "week" }, "period"],
    [{ state: "closed" }, "state"],
    [{ titleEn: null, titleVi: null }, "titleEn"],
    [{ titleEn: "x".repeat(256) }, "titleEn"],
    [{ locationVi: "x".repeat(201) }, "locationVi"],
    [{ deadline: new Date("20261-01-01T00:00Z") }, "deadline"],
  ])("with %j is refused at its field", (data, field) => {
    expect([...new Set(issuesOf(data).map(([path]) => path))]).toEqual([field]);
  });

  test("is open until the end of its deadline day in Vietnam", () => {
    const { deadline } = postSchema.parse({ ...post, deadline: new Date("2026-11-20T18:00:00Z") });
    expect(deadline).toEqual(new Date("2026-11-21T16:59:59.999Z"));
    const open = { state: "open", deadline } as const;
    expect(isJobOpen(open, new Date("2026-11-21T16:59:59.998Z"))).toBe(true);
    expect(isJobOpen(open, new Date("2026-11-21T16:59:59.999Z"))).toBe(false);
    expect(isJobOpen({ state: "lock", deadline: null }, new Date())).toBe(false);
    expect(isJobOpen({ state: "open", deadline: null }, new Date())).toBe(true);
  });

  test("is published only with all texts that visitors read, in each of its languages", () => {
    const missing = (data: object) => issuesOf({ status: "published", ...data }).map(([path]) => path);
    expect(missing({ visibleVi: false })).toEqual(["descriptionEn", "requirementEn", "benefitEn", "locationEn"]);
    const english = { descriptionEn: "a", requirementEn: "b", benefitEn: "c", locationEn: "d" };
    expect(missing({ ...english, visibleVi: false })).toEqual([]);
    expect(missing(english)).toEqual(["descriptionVi", "requirementVi", "benefitVi", "locationVi"]);
  });
});
