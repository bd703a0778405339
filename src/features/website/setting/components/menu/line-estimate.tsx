"use client";
import { useTranslations } from "next-intl";
import { use } from "react";
import { api } from "~/trpc/client";
import { PageNamesContext } from "./page-names";

/** Says from which window width the saved entries stand in one line, in each language. */
export function LineEstimate() {
  const t = useTranslations("setting.menu");
  const names = use(PageNamesContext);
  const { data = [] } = api.website.setting.menuFits.useQuery();
  return (
    <ul aria-label={t("fit")} className="grid gap-1 text-muted-foreground text-sm">
      {data.map(({ locale, width, count, total }) => (
        <li key={locale}>{t(count < total ? "fitsWithMore" : "fits", { locale, width, count, more: names[locale].more })}</li>
      ))}
    </ul>
  );
}
