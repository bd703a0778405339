const suffixes = [
  { suffix: "En", language: "english" },
  { suffix: "Vi", language: "vietnamese" },
] as const;

/** Pages of the back office whose fields have the labels of another page. */
const samePages: Readonly<Record<string, string>> = { home: "page", service: "page" };

/** Returns the name under which the messages have a page's labels. @param path such as /admin/news */
export function labelsOf(path: string): string {
  const page = path.slice(path.lastIndexOf("/") + 1);
  return samePages[page] ?? page;
}

/**
 * Returns the label of a field or column: `fields.<page>.<name>`, else `fields.common.<name>`; "titleEn" is "Title (English)".
 * @param messages of one language
 * @param path page of the back office, such as /admin/news
 * @returns the name itself without a label
 */
export function fieldLabel(messages: unknown, path: string, name: string): string {
  const page = labelsOf(path);
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
