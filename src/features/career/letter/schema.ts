import { z } from "zod";
import { line, text } from "~/lib/fields";

export const MAX_LETTER = 20_000;

/** A mail to candidates in both languages, with placeholders. What a language that none of them reads says may be empty. */
export const letterSchema = z.object({
  subjectEn: line(0, 150),
  subjectVi: line(0, 150),
  textEn: text(0, MAX_LETTER),
  textVi: text(0, MAX_LETTER),
});

/** A mail before anything is written. */
export const emptyLetter: z.input<typeof letterSchema> = { subjectEn: "", subjectVi: "", textEn: "", textVi: "" };
