type Values = Readonly<Record<string, string | null>>;
type Filled = { text: string; missing: string[] };

const placeholder = String.raw`\{(\w+)\}`;

/**
 * Fills placeholders such as `{name}`. One without a value stays visible, so that it is noticed before sending. Placeholders
 * inside values are not filled: visitors choose the values.
 * @returns the text, and the names without a value, each once
 */
export function fillPlaceholders(template: string, values: Values): Filled {
  return fill(template, values, placeholder);
}

/** Fills what a text, which was filled before with the same values, still contains: the values in it stay as they are. */
export function refillPlaceholders(text: string, values: Values): Filled {
  const inText = Object.values(values).filter((value) => value !== null && new RegExp(placeholder).test(value));
  const literal = inText.map((value) => String(value).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return fill(text, values, [...literal, placeholder].join("|"));
}

/** Counts a template's placeholders once. @returns the length of the filled text, without filling it */
export function filledLengthOf(template: string): (values: Values) => number {
  const counts = new Map<string, number>();
  for (const [, name = ""] of template.matchAll(new RegExp(placeholder, "g"))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (values) => {
    let length = template.length;
    for (const [name, value] of Object.entries(values)) {
      if (value) length += (counts.get(name) ?? 0) * (value.length - `{${name}}`.length);
    }
    return length;
  };
}

function fill(template: string, values: Values, pattern: string): Filled {
  const filled = new Map(Object.entries(values));
  const missing = new Set<string>();
  const text = template.replace(new RegExp(pattern, "g"), (found, name?: string) => {
    if (name === undefined) return found;
    const value = filled.get(name);
    if (value) return value;
    missing.add(name);
    return found;
  });
  return { text, missing: [...missing] };
}
