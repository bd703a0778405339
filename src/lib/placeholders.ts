/**
 * Fills placeholders such as `{name}`. One without a value stays visible, so that it is noticed before sending. Placeholders
 * inside values are not filled: visitors choose the values.
 * @returns the text, and the names without a value, each once
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
