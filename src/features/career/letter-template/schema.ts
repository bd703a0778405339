import { z } from "zod";
import { line, text } from "~/lib/fields";
import { stages } from "~/lib/stages";

/** Start of a mail to candidates, with placeholders such as `{name}`. */
export const letterTemplateSchema = z.object({
  name: text(),
  /** Offered first when candidates move to this stage. */
  stage: z.enum(stages).nullable(),
  subjectEn: line(2, 150),
  subjectVi: line(2, 150),
  textEn: text(2, 5000),
  textVi: text(2, 5000),
});
