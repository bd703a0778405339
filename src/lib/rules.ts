import { z } from "zod";

/** The schema of a record: an object, whose fields can be judged one by one. */
export type ObjectSchema<Data extends object, In> = z.ZodType<Data, In> & Pick<z.ZodObject, "shape" | "safeExtend">;

/**
 * A rule over several fields of a record, for a schema's `superRefine`. It names its fields, so that a save runs it only when
 * one of them changed: old data that breaks a newer rule does not block a save of something else.
 * @param check calls `refuse` with the field to show a message at, and the message's key under `validation`
 */
export function rule<Data extends object, Field extends keyof Data & string>(
  fields: readonly Field[],
  check: (values: Pick<Data, Field>, refuse: (field: NoInfer<Field>, message: string) => void) => void,
): (data: Data, context: z.core.$RefinementCtx<Data>) => void {
  return (data, context) => check(data, (field, message) => refuse(context, fields, field, message));
}

/** Adds the issue of a broken rule. @param fields those that the rule looks at @param at the one that the message is shown at */
export function refuse(context: z.core.$RefinementCtx, fields: readonly string[], at: string, message: string): void {
  context.addIssue({ code: "custom", path: [at], message, params: { fields } });
}

/**
 * Runs the rules of a schema that one of the changed fields takes part in; the fields themselves are not judged again.
 * @param record the whole record as it would be stored
 * @throws ZodError with the issues of the broken rules
 */
export function checkRules(schema: ObjectSchema<object, unknown>, record: object, changed: readonly string[]): void {
  const anyValue = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, z.unknown()]));
  const { error } = schema.safeExtend(anyValue).safeParse(record);
  const issues = error?.issues.filter((issue) => fieldsOf(issue).some((field) => changed.includes(field))) ?? [];
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

/** The fields that an issue hangs on: those its rule names, else the one it is shown at. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const named: unknown = issue.code === "custom" ? issue.params?.fields : undefined;
  return Array.isArray(named) ? named : issue.path.map(String);
}
