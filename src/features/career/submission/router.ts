import { z } from "zod";
import { acceptSubmission, discardSubmission } from "~/features/career/submission/mutations";
import { id } from "~/server/crud/entity";
import { guarded, router } from "~/server/trpc";

const procedure = guarded("/admin/candidate").edit.input(z.object({ id, candidateId: id }));

/** Repeated applications that wait beside their candidate, for people who may edit candidates. */
export const submissionRouter = router({
  /** See `acceptSubmission`. @throws ERROR_SUBMISSION_NOT_FOUND */
  accept: procedure.mutation(({ ctx, input }) => acceptSubmission(input, ctx)),

  /** See `discardSubmission`. @throws ERROR_SUBMISSION_NOT_FOUND */
  discard: procedure.mutation(({ ctx, input }) => discardSubmission(input, ctx)),
});
