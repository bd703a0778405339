/** Lists the messages of a form's errors by field; those of items have names such as "parts.0.titleEn". */
export function messagesIn(errors: unknown, prefix = ""): [name: string, message: string][] {
  if (typeof errors !== "object" || errors === null) return [];
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): [string, string][] => {
    if (name === "ref" || typeof error !== "object" || error === null) return [];
    const message: unknown = Reflect.get(error, "message");
    return typeof message === "string" ? [[prefix + name, message]] : messagesIn(error, `${prefix}${name}.`);
  });
}
