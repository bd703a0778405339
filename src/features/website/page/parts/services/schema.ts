import { z } from "zod";
import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const serviceVariants = ["rows", "arcade", "cards"] as const;

export const services = definePart(
  "services",
  { ...firstOrChosen, variant: z.enum(serviceVariants) },
  { ...emptyFirstOrChosen, count: 6, variant: "rows" },
);
