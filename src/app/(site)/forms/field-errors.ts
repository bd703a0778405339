import { createTranslator } from "next-intl";
import type { z } from "zod";
import type { Locale } from "~/i18n/routing";
import type { ErrorCode } from "~/lib/codes";
import { validationMessage } from "~/lib/validation-message";
import { validationText } from "~/lib/validation-text";
import { messages } from "~/server/platform/translator";

/**
 * Validates a form.
 * @param values of the fields; a missing one counts as empty
 * @returns the data, or null and an error text for each invalid field
 */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): { data: z.output<Schema> | null; errors: Record<string, string> } {
  const input = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name] ?? ""]));
  const { data = null, error } = schema.safeParse(input, { error: validationMessage });
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    errors[String(path[0])] ??= fieldText(message, locale);
  }
  return { data, errors };
}

/** Translates a schema's message or an error code. */
export function fieldText(message: ErrorCode | (string & {}), locale: Locale): string {
  const texts = { locale, messages: messages[locale] };
  return validationText(message, {
    validation: createTranslator({ ...texts, namespace: "validation" }),
    codes: createTranslator({ ...texts, namespace: "codes" }),
  });
}
