import { z } from "zod";
import { icon, names, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

export const statisticSchema = z.object({
  ...names,
  // Negative zero would be shown as -0.
  value: z
    .number()
    .min(0)
    .max(1_000_000_000_000)
    .overwrite((value) => value + 0),
  prefix: optionalText(10),
  suffix: optionalText(10),
  icon,
  active: z.boolean(),
});

export const statisticList = {
  sort: ["order", "nameEn", "nameVi", "value", "updatedAt"],
  filter: z.object({ active: z.boolean().optional() }),
} as const;

export const emptyStatistic = {
  ...inBothLanguages({ name: "" }),
  value: null,
  prefix: null,
  suffix: null,
  icon: "chart-column",
  active: true,
};
