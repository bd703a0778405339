import { describe, expect, test } from "vitest";
import { acceptSubmission } from "~/features/career/submission/mutations";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { storeApplication } from "~/server/forms/test-application";
import { refusalOf } from "~/server/platform/test-refusals";
import { moveToStage } from "./mutations";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const later = new Date("2026-11-22T08:00:00Z");
const lan = { id: 1, name: "Lan" };
const minh = { id: 2, name: "Minh" };
const ip = "127.0.0.1";

const hoa = {
  name: "Lê Thị Hoa",
  email: "hoa@example.com",
  phone: null,
  introduction: "",
  locale: "vi" as const,
  sourceId: null,
};

const candidates = () => database().candidate.findMany({ orderBy: { id: "asc" }, include: { stageChanges: true } });
const apply = async (change: object = {}) => {
  const jobPostId = (await buildJobPost()).id;
  return storeApplication({ ...hoa, jobPostId, ...change }, null, { ip, now });
};
const move = (ids: number[], stage: "interview" | "offer" | "rejected", version?: number, actor = lan) =>
  runTransaction((tx) => moveToStage(tx, { ids, stage, ...(version && { version }) }, { actor, ip, now: later }));

describe("moving candidates", () => {
  test("is recorded in the history and the activity log, unless the candidate is already in the stage", async () => {
    const { id } = await apply();
    expect(await move([id], "interview")).toMatchObject([{ id, from: "new" }]);
    expect(await move([id, id], "interview")).toEqual([]);
    const [candidate] = await candidates();
    expect(candidate).toMatchObject({ stage: "interview", version: 2 });
    expect(candidate?.stageChanges).toMatchObject([
      { from: null, to: "new" },
      { from: "new", to: "interview", actorName: "Lan", createdAt: later },
    ]);
    expect(await database().activity.findMany({ where: { actorName: "Lan" } })).toMatchObject([
      { action: "update", path: "/admin/candidate", recordId: id, version: 2, changes: { stage: ["new", "interview"] } },
    ]);
  });

  test("moves many at once, skipping those already in the stage", async () => {
    const ids = [await apply(), await apply(), await apply()].map(({ id }) => id);
    await move(ids.slice(0, 1), "rejected");
    expect((await move(ids, "rejected")).length).toBe(2);
    expect((await candidates()).map(({ stage, version }) => [stage, version])).toEqual(ids.map(() => ["rejected", 2]));
  });

  test("moves none when one does not exist", async () => {
    const { id } = await apply();
    expect((await refusalOf(move([id, 999], "offer"))).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
    expect(await candidates()).toMatchObject([{ stage: "new", version: 1 }]);
  });

  test("lets one of two simultaneous moves through; the other gets the current stage", { tags: "postgres" }, async () => {
    const { id } = await apply();
    const settled = await Promise.allSettled([move([id], "interview", 1, lan), move([id], "offer", 1, minh)]);
    const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    const [candidate] = await candidates();
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      appCode: "ERROR_CONFLICT",
      details: { conflict: { version: 2, theirs: { stage: candidate?.stage } } },
    });
    expect(candidate?.stageChanges).toHaveLength(2);
  });

  test("treats two simultaneous moves to the same stage as one", { tags: "postgres" }, async () => {
    const { id } = await apply();
    const counts = await Promise.all([move([id], "offer", 1, lan), move([id], "offer", 1, minh)]);
    expect(counts.map((moved) => moved.length).sort()).toEqual([0, 1]);
    expect((await candidates())[0]?.stageChanges).toHaveLength(2);
  });

  test("succeeds after a change to other fields", async () => {
    const { id: jobPostId } = await buildJobPost();
    const { id } = await apply({ jobPostId });
    await apply({ jobPostId, introduction: "Again." });
    const submission = await database().candidateSubmission.findFirstOrThrow();
    await acceptSubmission({ id: submission.id, candidateId: id }, { actor: lan, ip, now });
    expect(await move([id], "interview", 1)).toMatchObject([{ id, from: "new" }]);
    expect(await candidates()).toMatchObject([{ stage: "interview", version: 3 }]);
  });
});
