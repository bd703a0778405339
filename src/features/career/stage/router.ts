import { z } from "zod";
import { writeLetters } from "~/features/career/letter/mutations";
import { lettersSchema } from "~/features/career/letter/schema";
import { candidate, moveToStage, undoMove } from "~/features/career/stage/mutations";
import { callKey } from "~/lib/fields";
import { stages } from "~/lib/stages";
import { UNDO_GRACE_MS, UNDO_MS } from "~/lib/undo";
import { id, ids, MAX_ROWS } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { guarded } from "~/server/crud/trpc";
import { isFirstCall } from "~/server/forms/receipts";

const path = "/admin/candidate";

/** Moves between stages are procedures of the candidate's router. */
export const stageProcedures = {
  /**
   * Moves candidates, and writes to them, also to those that are at the stage already. A later call with the same key does nothing.
   * @param version as shown; later moves cause ERROR_CONFLICT
   * @param writeTo the only ones that are written to
   * @returns also the mails, which leave after the time to undo the move, and where the moved ones were
   */
  moveToStage: guarded(path)
    .edit.input(
      z.object({
        ids,
        stage: z.enum(stages),
        version: z.int32().positive().optional(),
        data: lettersSchema.optional(),
        writeTo: ids.optional(),
        callKey,
      }),
    )
    .mutation(({ ctx, input }) =>
      inTransaction(candidate, async (tx) => {
        const { data, ...move } = input;
        const recipients = data ? input.ids.filter((one) => input.writeTo?.includes(one) ?? true) : [];
        const done = { count: input.ids.length, unchanged: [], written: recipients.length, mailIds: [], moved: [] };
        // Even with other words, a second letter of one move would be one too many.
        if (data && !(await isFirstCall(tx, "move", { callKey: input.callKey }, ctx))) return done;
        const moved = await moveToStage(tx, { ...move, writes: data !== undefined }, ctx);
        const notBefore = new Date(Date.now() + UNDO_MS + UNDO_GRACE_MS);
        const mailIds = data && recipients.length > 0 ? await writeLetters(tx, recipients, data, ctx, notBefore) : [];
        return { count: moved.length, unchanged: [], written: mailIds.length, mailIds, moved };
      }),
    ),

  /** Takes a move back with its mails. @returns whom it did not move back @throws errors of `undoMove` */
  undoMove: guarded(path)
    .edit.input(
      z.object({
        stage: z.enum(stages),
        moved: z.array(z.object({ id, from: z.enum(stages) })).max(MAX_ROWS),
        mailIds: z.array(id).max(MAX_ROWS),
      }),
    )
    .mutation(({ ctx, input }) => inTransaction(candidate, (tx) => undoMove(tx, input, ctx))),
};
