import { z } from "zod";
import { acceptSubmission, discardSubmission } from "~/features/career/submission/mutations";
import { id } from "~/server/crud/entity";
import { guarded, router } from "~/server/crud/trpc";

const procedure = guarded("/admin/candidate");
const key = z.object({ id, candidateId: id });

/** Repeated applications: the edit flag allows accepting, the delete flag discarding. */
export const submissionRouter = router({
  /** @throws ERROR_SUBMISSION_NOT_FOUND */
  accept: procedure.edit.input(key).mutation(({ ctx, input }) => acceptSubmission(input, ctx)),

  /** @throws ERROR_SUBMISSION_NOT_FOUND */
  discard: procedure.delete.input(key).mutation(({ ctx, input }) => discardSubmission(input, ctx)),
});
