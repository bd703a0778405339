// Parts of `npm test`; `npm test -- unit postgres` runs only these.

const partNames = ["checks", "unit", "postgres", "build", "browser"];

/**
 * Selects parts by their names, or all of them.
 * @param {readonly string[]} names
 * @returns {Set<string> | null} null for a name that is no part
 */
export function selectParts(names) {
  if (names.some((name) => !partNames.includes(name))) return null;
  const selected = new Set(names.length > 0 ? names : partNames);
  // The browser tests run on the production build.
  return selected.has("browser") ? selected.add("build") : selected;
}

export const usage = `Usage: npm test, or npm test -- with some of: ${partNames.join(", ")}`;
