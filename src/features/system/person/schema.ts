import { z } from "zod";
import { email } from "~/lib/fields";

/** Addresses are stored in lower case. */
export const personSchema = z.object({ email: email.toLowerCase() });
