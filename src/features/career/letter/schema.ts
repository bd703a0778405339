import { z } from "zod";
import { line, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

export const MAX_LETTER = 20_000;

/** Characters of all letters of one call together, with placeholders filled. */
export const MAX_LETTERS = 4_000_000;

/** Letters that are shown, or written, at once. */
export const LETTERS_AT_ONCE = 20;

/** Letters of one call that may differ from the text for all. */
export const MAX_OWN_LETTERS = 50;

/** Mail to candidates, with placeholders. The text may be empty in a language that no recipient reads. */
export const letterSchema = z.object(inBothLanguages({ subject: line(0, 150), text: text(0, MAX_LETTER) }));

export const emptyLetter: z.input<typeof letterSchema> = inBothLanguages({ subject: "", text: "" });

/** One recipient's letter instead of the text for all, with the site's name at its end. Its placeholders are filled, too. */
export const ownLetterSchema = z.object({ id: z.int32().positive(), subject: line(2, 500), text: text(2, MAX_LETTER) });

export type OwnLetter = z.input<typeof ownLetterSchema>;

/** A text for all recipients, and the letters of those who get another one. */
export const lettersSchema = letterSchema.extend({ own: z.array(ownLetterSchema).max(MAX_OWN_LETTERS).optional() });

export type LettersInput = z.input<typeof lettersSchema>;
