import type { z } from "zod";

/**
 * Finds required fields: the schema refuses both null and an empty text. Derived from the schema so that labels always match it.
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
