import { z } from "zod";
import { MAX_ATTACHMENTS } from "./files";

/** Uploaded files of a reply that is being written. */
export const attachedFiles = z
  .array(z.object({ id: z.int(), filename: z.string(), size: z.int() }))
  .max(MAX_ATTACHMENTS, "ERROR_ATTACHMENTS_TOO_MANY");

export type AttachedFile = z.infer<typeof attachedFiles>[number];
