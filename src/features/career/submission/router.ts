import { z } from "zod";
import { acceptSubmission, discardSubmission } from "~/features/career/submission/mutations";
import { id } from "~/server/crud/entity";
import { guarded, router } from "~/server/crud/trpc";

const procedure = guarded("/admin/candidate");
const key = z.object({ id, candidateId: id });

/** Repeated applications that wait beside their candidate: to be taken over with the flag edit, and deleted with the flag delete. */
export const submissionRouter = router({
  /** See `acceptSubmission`. @throws ERROR_SUBMISSION_NOT_FOUND */
  accept: procedure.edit.input(key).mutation(({ ctx, input }) => acceptSubmission(input, ctx)),

  /** See `discardSubmission`. @throws ERROR_SUBMISSION_NOT_FOUND */
  discard: procedure.delete.input(key).mutation(({ ctx, input }) => discardSubmission(input, ctx)),
});
