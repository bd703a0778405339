import { z } from "zod";
import { email } from "~/lib/fields";

/** Whose data is erased: addresses are stored in lower case. */
export const personSchema = z.object({ email: email.toLowerCase() });
