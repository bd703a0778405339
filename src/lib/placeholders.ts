/**
 * Fills the placeholders of a template, such as `{name}`. One without a value, unknown or empty, stays as it is, so that it is
 * noticed before the text is sent. Placeholders inside a value are not filled in turn: visitors choose those values.
 * @param values by the names of the placeholders
 * @returns the text, and the names that have no value, each once
 */
export function fillPlaceholders(
  template: string,
  values: Readonly<Record<string, string | null>>,
): { text: string; missing: string[] } {
  const filled = new Map(Object.entries(values));
  const missing = new Set<string>();
  const text = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = filled.get(name);
    if (value) return value;
    missing.add(name);
    return placeholder;
  });
  return { text, missing: [...missing] };
}
