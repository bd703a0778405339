"use client";
import { useMessages } from "next-intl";
import { useCallback } from "react";
import { labelsOf } from "~/lib/field-label";

export const languages = [
  { suffix: "En", lang: "en", label: "english" },
  { suffix: "Vi", lang: "vi", label: "vietnamese" },
] as const;

/**
 * Reads labels: `fields.<page>.<name>`, else `fields.common.<name>`; "titleEn" is "Title (English)". The label of a field of an
 * item begins with its kind, or its list: "parts.news-1a2b.titleEn" is "News: Title (English)".
 * @param path the field's page of the back office
 */
export function useFieldLabels(path: string): (name: string) => string {
  const messages = useMessages();
  return useCallback((name: string) => labelIn(messages, path, name) ?? name, [messages, path]);
}

export function labelIn(messages: unknown, path: string, name: string): string | undefined {
  const page = labelsOf(path);
  const [list = "", id, ...field] = name.split(".");
  if (id !== undefined) {
    const item = textAt(messages, `${page}.${list}.kinds.${id.split("-")[0]}`) ?? labelIn(messages, path, list);
    const label = labelIn(messages, path, field.join("."));
    // Names in forms have places: the form shows the item itself.
    return label && /^\d{1,2}$/.test(id) ? label : [item, label].filter(Boolean).join(": ") || undefined;
  }
  const labelOf = (key: string) => textAt(messages, `fields.${page}.${key}`) ?? textAt(messages, `fields.common.${key}`);
  // A reference has the label of what it shows: "imageId" that of "image".
  const own = labelOf(name) ?? labelOf(name.replace(/Id$/, ""));
  if (own !== undefined) return own;
  const language = languages.find(({ suffix }) => name.endsWith(suffix));
  const base = language && labelOf(name.slice(0, -language.suffix.length));
  return base && `${base} (${textAt(messages, `common.${language.label}`)})`;
}

/** Reads the text of a key such as `partner.new`. */
export function textAt(messages: unknown, key: string): string | undefined {
  let found = messages;
  for (const part of key.split(".")) found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === "string" ? found : undefined;
}
