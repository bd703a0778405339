import { z } from "zod";
import { person } from "~/features/career/candidate/schema";

/** Fields of the application form. The server checks the bytes of the CV. */
export const applicationFields = z.object(person);
