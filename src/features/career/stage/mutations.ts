import { findRecipients, withdrawLetters } from "~/features/career/letter/mutations";
import type { CandidateStage } from "~/generated/prisma/enums";
import type { BulkReport } from "~/lib/bulk-report";
import { inParts } from "~/lib/in-parts";
import { stages } from "~/lib/stages";
import { lockAll } from "~/server/crud/entity";
import { type Changes, fieldsTouchedSince, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

const path = "/admin/candidate";
const MOVES_AT_ONCE = 100;

const select = { id: true, name: true, stage: true, version: true } as const;
export const candidate = {
  code: "CANDIDATE",
  table: "Candidate",
  isPublic: false,
  find: (db: Db, ids: number[]) => db.candidate.findMany({ where: { id: { in: ids }, anonymisedAt: null }, select }),
} as const;

/**
 * Moves candidates to a stage and adds to their histories. Call it in a transaction. @returns the moved candidates with their earlier stages
 * @param version of a single candidate as shown: only later moves conflict
 * @param writes a letter comes with the move, so that a later move to the same stage conflicts, too
 * @throws ERROR_CANDIDATE_NOT_FOUND, ERROR_CONFLICT with the current stage
 */
export async function moveToStage(
  tx: Db,
  { ids, stage, version, writes = false }: { ids: readonly number[]; stage: CandidateStage; version?: number; writes?: boolean },
  { actor, ip, now }: { actor: { id: number; name: string }; ip: string; now: Date },
): Promise<{ id: number; name: string; from: CandidateStage }[]> {
  const rows = await lockAll(candidate, tx, ids);
  const moved = rows.filter((row) => row.stage !== stage);
  for (const row of writes ? rows : moved) {
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

/** A candidate that was moved, and the stage before. */
export type Moved = { id: number; from: CandidateStage };

/**
 * Moves candidates back to where they were, and withdraws the letters of that move. Call it in a transaction.
 * @param move candidates that were deleted or moved on since are left alone
 * @returns how many were moved back, and who was not
 * @throws ERROR_LETTER_SENT when a letter has left: then nobody is moved
 */
export async function undoMove(
  tx: Db,
  move: { stage: CandidateStage; moved: readonly Moved[]; mailIds: readonly number[] },
  context: Parameters<typeof moveToStage>[2],
): Promise<BulkReport> {
  const ids = move.moved.map(({ id }) => id);
  const recipients = await findRecipients(tx, move.mailIds);
  await lockRows(tx, "Candidate", [...new Set([...ids, ...recipients])]);
  const rows = await candidate.find(tx, ids);
  await withdrawLetters(tx, move.mailIds, context);
  const unmoved = new Set(rows.flatMap(({ id, stage }) => (stage === move.stage ? id : [])));
  let count = 0;
  for (const stage of stages) {
    const back = move.moved.filter(({ id, from }) => from === stage && unmoved.has(id));
    if (back.length > 0) count += (await moveToStage(tx, { ids: back.map(({ id }) => id), stage }, context)).length;
  }
  const unchanged = rows.flatMap(({ id, name }) => (unmoved.has(id) ? [] : [{ id, label: name }]));
  return { count, unchanged };
}
