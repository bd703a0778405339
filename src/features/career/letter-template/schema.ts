import { z } from "zod";
import { line, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { stages } from "~/lib/stages";

/** Start of a mail to candidates, with placeholders such as `{name}`. */
export const letterTemplateSchema = z.object({
  name: text(),
  /** Offered first when candidates move to this stage. */
  stage: z.enum(stages).nullable(),
  ...inBothLanguages({ subject: line(2, 150), text: text(2, 5000) }),
});
