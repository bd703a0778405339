import { z } from "zod";

export type FieldSchemas<Data extends object> = { [Field in keyof Data]-?: z.ZodType<Data[Field]> };

/** Object schema of a record whose fields can be validated one by one. */
export type ObjectSchema<Data extends object, In> = z.ZodType<Data, In> & { shape: FieldSchemas<Data> } & Pick<
    z.ZodObject,
    "shape" | "safeExtend"
  >;

/**
 * Builds a rule over several fields for `superRefine`. A save runs it only when one of its fields changed: old data that breaks
 * a newer rule must not block other changes.
 * @param check calls `refuse` with the field of the message and its key under `validation`
 */
export function rule<Data extends object, Field extends keyof Data & string>(
  fields: readonly Field[],
  check: (values: Pick<Data, Field>, refuse: (field: NoInfer<Field>, message: string) => void) => void,
): (data: Data, context: z.core.$RefinementCtx<Data>) => void {
  return (data, context) => check(data, (field, message) => refuse(context, fields, field, message));
}

/**
 * Adds the issue of a broken rule.
 * @param fields the rule's fields
 * @param at field of the message
 */
export function refuse(context: z.core.$RefinementCtx, fields: readonly string[], at: string, message: string): void {
  context.addIssue({ code: "custom", path: [at], message, params: { fields } });
}

/** Builds a schema that runs the rules of another one and takes any value for each field. */
export function rulesOf(schema: ObjectSchema<object, unknown>) {
  return schema.safeExtend(Object.fromEntries(Object.keys(schema.shape).map((field) => [field, z.unknown()])));
}

/**
 * Runs the rules that depend on changed fields; does not validate the fields again.
 * @param record complete record as it would be stored
 * @throws ZodError with the broken rules' issues
 */
export function checkRules(schema: ObjectSchema<object, unknown>, record: object, changed: readonly string[]): void {
  const { error } = rulesOf(schema).safeParse(record);
  const issues = error?.issues.filter((issue) => fieldsOf(issue).some((field) => changed.includes(field))) ?? [];
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const named: unknown = issue.code === "custom" ? issue.params?.fields : undefined;
  return Array.isArray(named) ? named : issue.path.map(String);
}
