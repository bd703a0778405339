"use client";
import { useTranslations } from "next-intl";
import { partKinds } from "../parts/parts";

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
