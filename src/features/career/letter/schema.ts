import { z } from "zod";
import { line, text } from "~/lib/fields";

export const MAX_LETTER = 20_000;

/** Mail to candidates, with placeholders. The text may be empty in a language that no recipient reads. */
export const letterSchema = z.object({
  subjectEn: line(0, 150),
  subjectVi: line(0, 150),
  textEn: text(0, MAX_LETTER),
  textVi: text(0, MAX_LETTER),
});

export const emptyLetter: z.input<typeof letterSchema> = { subjectEn: "", subjectVi: "", textEn: "", textVi: "" };
