import { z } from "zod";
import { person } from "~/features/career/candidate/schema";

/** What visitors type who apply for a job. Their CV is judged by its bytes. */
export const applicationFields = z.object(person);
