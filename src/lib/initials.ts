/** Takes the first letter of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .filter((_, place) => place === 0 || place === words.length - 1)
    .map(([letter = ""]) => letter)
    .join("")
    .toUpperCase();
}
