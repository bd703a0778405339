import type { CandidateStage } from "~/generated/prisma/enums";
import { inParts } from "~/lib/in-parts";
import { lockAll } from "~/server/crud/entity";
import { type Changes, fieldsTouchedSince, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";

const path = "/admin/candidate";
const MOVES_AT_ONCE = 100;

const select = { id: true, name: true, stage: true, version: true } as const;
const candidate = {
  code: "CANDIDATE",
  table: "Candidate",
  find: (db: Db, ids: number[]) => db.candidate.findMany({ where: { id: { in: ids } }, select }),
} as const;

/**
 * Moves candidates to a stage and adds to their histories. Call it in a transaction. @returns the moved candidates with their earlier stages
 * @param version of a single candidate as shown: only later moves conflict
 * @throws ERROR_CANDIDATE_NOT_FOUND, ERROR_CONFLICT with the current stage
 */
export async function moveToStage(
  tx: Db,
  { ids, stage, version }: { ids: readonly number[]; stage: CandidateStage; version?: number },
  { actor, ip, now }: { actor: { id: number; name: string }; ip: string; now: Date },
): Promise<{ id: number; name: string; from: CandidateStage }[]> {
  const rows = await lockAll(candidate, tx, ids);
  const moved = rows.filter((row) => row.stage !== stage);
  for (const row of moved) {
    if (version === undefined || version === row.version) continue;
    const touched = await fieldsTouchedSince(tx, path, row.id, version, row.version);
    if (touched === "unknown" || touched.has("stage")) {
      throw new AppError("ERROR_CONFLICT", { conflict: { version: row.version, theirs: { stage: row.stage } } });
    }
  }

  for (const part of inParts(moved, MOVES_AT_ONCE)) {
    await tx.candidate.updateMany({
      where: { id: { in: part.map(({ id }) => id) } },
      data: { stage, version: { increment: 1 } },
    });
    await tx.candidateStageChange.createMany({
      data: part.map((row) => ({ candidateId: row.id, from: row.stage, to: stage, actorName: actor.name, createdAt: now })),
    });
  }
  await recordActivity(
    tx,
    ...moved.map((row) => {
      const record = { id: row.id, name: row.name, version: row.version + 1 };
      const changes = { stage: [row.stage, stage] } satisfies Changes;
      return { actor, ip, action: "update" as const, path, record, changes };
    }),
  );
  return moved.map((row) => ({ id: row.id, name: row.name, from: row.stage }));
}
