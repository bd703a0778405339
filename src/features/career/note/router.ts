import { z } from "zod";
import { noteSchema } from "~/features/career/note/schema";
import { findOne, id } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { guarded, router } from "~/server/crud/trpc";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

const path = "/admin/candidate";

/** The activity log names the candidate, never the words of a note. */
const candidate = {
  code: "CANDIDATE",
  table: "Candidate",
  isPublic: false,
  find: (db: Db, ids: number[]) =>
    db.candidate.findMany({ where: { id: { in: ids }, anonymisedAt: null }, select: { id: true, name: true, version: true } }),
} as const;

/** Notes on candidates. The candidate page's add and delete flags apply; people delete only their own notes. */
export const noteRouter = router({
  /** @throws ERROR_CANDIDATE_NOT_FOUND */
  create: guarded(path)
    .add.input(z.object({ candidateId: id, data: noteSchema }))
    .mutation(({ ctx: { actor, ip, now }, input: { candidateId, data } }) =>
      inTransaction(candidate, async (tx) => {
        await lockRows(tx, "Candidate", [candidateId]);
        const record = await findOne(candidate, tx, candidateId);
        await recordActivity(tx, { actor, ip, action: "add-note", path, record });
        const author = { authorId: actor.id, authorName: actor.name };
        return tx.candidateNote.create({ data: { ...data, ...author, candidateId, createdAt: now }, select: { id: true } });
      }),
    ),

  /** @throws ERROR_NOTE_NOT_FOUND, also for another person's note */
  delete: guarded(path)
    .delete.input(z.object({ id }))
    .mutation(({ ctx: { actor, ip }, input }) =>
      inTransaction(candidate, async (tx) => {
        const where = { id: input.id, authorId: actor.id };
        const note = await tx.candidateNote.findUnique({ where, select: { candidateId: true } });
        const { count } = await tx.candidateNote.deleteMany({ where });
        if (!note || count === 0) throw new AppError("ERROR_NOTE_NOT_FOUND");
        await lockRows(tx, "Candidate", [note.candidateId]);
        const record = await findOne(candidate, tx, note.candidateId);
        await recordActivity(tx, { actor, ip, action: "delete-note", path, record });
      }),
    ),
});
