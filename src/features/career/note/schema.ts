import { z } from "zod";
import { text } from "~/lib/fields";

/** A note that staff write about a candidate, for staff alone. */
export const noteSchema = z.object({ text: text(1, 5000) });
