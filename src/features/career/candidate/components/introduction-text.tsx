"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";

/** More characters than this are folded above a CV. */
const SHORT = 240;

/** The candidate's own words: folded above a CV, whole where there is none. */
export function IntroductionText({ text, hasCv }: { text: string; hasCv: boolean }) {
  const t = useTranslations("candidate");
  const labelOf = useFieldLabels("/admin/candidate");
  if (text === "") return null;
  const words = <p className="wrap-anywhere max-w-article whitespace-pre-wrap text-sm leading-6">{text}</p>;
  if (!hasCv || text.length <= SHORT) {
    return (
      <section aria-label={labelOf("introduction")} className="border-border border-l-2 pl-4">
        {words}
      </section>
    );
  }
  return (
    <details className="group border-border border-l-2 pl-4 text-sm">
      <summary className="cursor-pointer list-none">
        <span className="wrap-anywhere line-clamp-2 max-w-article leading-6 group-open:hidden">{text}</span>
        <span className="text-primary-text group-open:hidden">{t("showIntroduction")}</span>
        <span className="hidden text-primary-text group-open:inline">{t("foldIntroduction")}</span>
      </summary>
      {words}
    </details>
  );
}
