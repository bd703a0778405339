import { z } from "zod";
import { line, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

export const MAX_LETTER = 20_000;

/** Characters of all letters of one call together, with placeholders filled. */
export const MAX_LETTERS = 4_000_000;

/** Letters that are shown, or written, at once. */
export const LETTERS_AT_ONCE = 20;

/** Mail to candidates, with placeholders. The text may be empty in a language that no recipient reads. */
export const letterSchema = z.object(inBothLanguages({ subject: line(0, 150), text: text(0, MAX_LETTER) }));

export const emptyLetter: z.input<typeof letterSchema> = inBothLanguages({ subject: "", text: "" });
