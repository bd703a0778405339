import { z } from "zod";
import { text } from "~/lib/fields";

export const codeSchema = z.object({ code: text(6, 20) });

/** Password or code that proves the owner's presence. Never trimmed. */
export const proofSchema = z.object({ currentPassword: z.string().min(1).max(1000) });
