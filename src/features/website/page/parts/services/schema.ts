import { z } from "zod";
import { choice, emptyChoice } from "../choice";
import { definePart } from "../part";

export const services = definePart("services", { ...choice, count: z.int().min(1).max(24) }, { ...emptyChoice, count: 6 });
