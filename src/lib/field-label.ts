/** The languages that a text exists in, as the last letters of a field's name say them. */
const suffixes = [
  { suffix: "En", language: "english" },
  { suffix: "Vi", language: "vietnamese" },
] as const;

/**
 * The label of a field or a column: `fields.<page>.<name>` of the messages, else `fields.common.<name>`. One label serves both
 * languages of a text: "titleEn" is "Title (English)".
 * @param messages all texts of one language
 * @param path the page of the back office, such as /admin/news
 * @returns the name itself when there is no label
 */
export function fieldLabel(messages: unknown, path: string, name: string): string {
  const page = path.slice(path.lastIndexOf("/") + 1);
  const labelOf = (key: string) => textAt(messages, "fields", page, key) ?? textAt(messages, "fields", "common", key);
  const own = labelOf(name);
  if (own !== undefined) return own;
  for (const { suffix, language } of suffixes) {
    const base = name.endsWith(suffix) ? labelOf(name.slice(0, -suffix.length)) : undefined;
    if (base !== undefined) return `${base} (${textAt(messages, "common", language)})`;
  }
  return name;
}

function textAt(messages: unknown, ...keys: string[]): string | undefined {
  const value = keys.reduce(
    (part: unknown, key) => (Object(part) === part ? Reflect.get(Object(part), key) : undefined),
    messages,
  );
  return typeof value === "string" ? value : undefined;
}
