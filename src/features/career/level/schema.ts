import { z } from "zod";
import { names } from "~/lib/fields";

export const levelSchema = z.object(names);
