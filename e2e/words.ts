import en from "../messages/en.json" with { type: "json" };
import vi from "../messages/vi.json" with { type: "json" };

/** Messages by language. Tests use them instead of copies of the text. */
export const words = { en, vi };

export type Language = keyof typeof words;

/** Both languages with their messages. */
export const languages = [
  ["en", en],
  ["vi", vi],
] as const satisfies readonly (readonly [Language, typeof en])[];

/** Fills in the values of a message. */
export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name] ?? ""));
}
