import { z } from "zod";
import {
  candidate,
  languagesOf,
  letterValues,
  previewLetters,
  readRecipients,
  writeLetters,
} from "~/features/career/letter/mutations";
import { LETTERS_AT_ONCE, letterSchema, lettersSchema } from "~/features/career/letter/schema";
import type { Locale } from "~/i18n/routing";
import { callKey } from "~/lib/fields";
import { ids, MAX_ROWS } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { guarded } from "~/server/crud/trpc";
import { isFirstCall } from "~/server/forms/receipts";
import { translatorFor } from "~/server/platform/translator";

const path = "/admin/candidate";
const MAX_LETTER_PAGES = MAX_ROWS / LETTERS_AT_ONCE;

/** Letters are procedures of the candidate's router. */
export const letterProcedures = {
  /** The recipients' languages, a few of their names, default subjects, and the values for placeholders of a single one. */
  recipients: guarded(path)
    .view.input(z.object({ ids }))
    .query(async ({ ctx, input }) => {
      const rows = await readRecipients(ctx.db, input.ids);
      const subjectIn = (locale: Locale) => translatorFor(locale)("mail.letterSubject", { job: "{job}" });
      const [only] = rows.length === 1 ? rows : [];
      return {
        locales: languagesOf(rows),
        names: rows.slice(0, 5).map(({ name }) => name),
        subjects: { en: subjectIn("en"), vi: subjectIn("vi") },
        values: only ? await letterValues(ctx.db, only) : null,
      };
    }),

  /** A page of letters as their recipients would get them; sends nothing. */
  previewLetters: guarded(path)
    .edit.input(z.object({ ids, data: letterSchema, page: z.int().min(1).max(MAX_LETTER_PAGES).optional() }))
    .mutation(({ input }) => inTransaction(candidate, (tx) => previewLetters(tx, input.ids, input.data, input.page))),

  write: guarded(path)
    .edit.input(z.object({ ids, data: lettersSchema, callKey }))
    .mutation(({ ctx, input }) =>
      inTransaction(candidate, async (tx) => {
        if (await isFirstCall(tx, "letter", input, ctx)) await writeLetters(tx, input.ids, input.data, ctx);
        const count = new Set(input.ids).size;
        return { count, unchanged: [], written: count };
      }),
    ),
};
