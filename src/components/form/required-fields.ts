import type { z } from "zod";

/**
 * The fields that can't be left empty: those whose schema refuses both nothing and an empty text. Asked of the schema
 * itself, so that the mark beside a label never says anything else than the rule.
 */
export function requiredFields<Values extends object>(schema: z.ZodType, empty: Values): ReadonlySet<string> {
  const keys = Object.keys(empty);
  const refused = (value: unknown) => {
    const result = schema.safeParse(Object.fromEntries(keys.map((key) => [key, value])));
    return new Set(result.error?.issues.map((issue) => String(issue.path[0])));
  };
  const withText = refused("");
  return new Set([...refused(null)].filter((field) => withText.has(field)));
}
