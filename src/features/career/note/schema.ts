import { z } from "zod";
import { text } from "~/lib/fields";

export const noteSchema = z.object({ text: text(1, 5000) });
