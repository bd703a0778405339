"use client";
import { useTranslations } from "next-intl";
import { useFormScope } from "~/components/form/form-scope";
import { plainText } from "~/lib/html-text";
import { flatten, isTextField } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import { type Part, partKinds } from "../parts/parts";

/** Names the kinds of parts in their order, for comparisons. @param value parts or their ids, which begin with the kind */
export function PartNames({ value }: { value: unknown }) {
  const t = useTranslations("page.parts");
  if (!Array.isArray(value)) return null;
  const ids = value.map((part: unknown) => (typeof part === "string" ? part : String(Object(part).id)));
  return ids.map((id, index) => {
    const kind = partKinds.find((known) => id.startsWith(`${known}-`));
    return (
      <span key={id} className="block">
        {index + 1}. {kind ? t(`kinds.${kind}`) : id}
      </span>
    );
  });
}

/** Names nested items in their order, by their first text; those that the page no longer has, by their numbers. */
export function ItemNames({ ids, parts }: { ids: unknown; parts: readonly Part[] }) {
  const t = useTranslations("page.parts.items");
  const suffix = suffixOf[useFormScope().language];
  if (!Array.isArray(ids) || ids.length === 0) return null;
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(flatten("parts", parts))) {
    const id = name.split(".")[3] ?? "";
    if (isTextField(name) && name.endsWith(suffix) && typeof value === "string" && value && !texts.has(id))
      texts.set(id, plainText(value).slice(0, 80));
  }
  return ids.map((id: unknown, index) => (
    <span key={String(id)} className="block">
      {index + 1}. {texts.get(String(id)) ?? t("one", { number: index + 1 })}
    </span>
  ));
}
