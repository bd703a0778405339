import { z } from "zod";
import { text } from "~/lib/fields";

export const codeSchema = z.object({ code: text(6, 20) });

/** Proof that the owner is at the keyboard: the password, or a code. Taken to the letter. */
export const proofSchema = z.object({ currentPassword: z.string().min(1).max(1000) });
