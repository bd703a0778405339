import en from "../messages/en.json" with { type: "json" };
import vi from "../messages/vi.json" with { type: "json" };

/** What pages say, by language: tests look for the messages themselves, not for a copy of them. */
export const words = { en, vi };

export type Language = keyof typeof words;

/** Both languages, each with its words. */
export const languages = [
  ["en", en],
  ["vi", vi],
] as const satisfies readonly (readonly [Language, typeof en])[];

/** A message with its values filled in. */
export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name] ?? ""));
}
