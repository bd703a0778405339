"use client";
import { useMessages } from "next-intl";
import { useCallback } from "react";

/** The languages that a text exists in, as the last letters of a field's name say them. */
export const languages = [
  { suffix: "En", lang: "en", label: "english" },
  { suffix: "Vi", lang: "vi", label: "vietnamese" },
] as const;

/**
 * The label of a field: `fields.<page>.<name>`, else `fields.common.<name>`, where the page is the last part of its path. One
 * label serves both languages of a text: "titleEn" is "Title (English)".
 * @param path the page of the back office that the field is on
 */
export function useFieldLabels(path: string): (name: string) => string {
  const messages = useMessages();
  return useCallback((name: string) => labelIn(messages, path, name) ?? name, [messages, path]);
}

/** The same from given messages; undefined where they have none. */
export function labelIn(messages: unknown, path: string, name: string): string | undefined {
  const page = path.slice(path.lastIndexOf("/") + 1);
  const labelOf = (key: string) => textAt(messages, `fields.${page}.${key}`) ?? textAt(messages, `fields.common.${key}`);
  const own = labelOf(name);
  if (own !== undefined) return own;
  const language = languages.find(({ suffix }) => name.endsWith(suffix));
  const base = language && labelOf(name.slice(0, -language.suffix.length));
  return base && `${base} (${textAt(messages, `common.${language.label}`)})`;
}

/** The text under a key of the messages, such as `partner.new`; undefined where there is none. */
export function textAt(messages: unknown, key: string): string | undefined {
  let found = messages;
  for (const part of key.split(".")) found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === "string" ? found : undefined;
}
