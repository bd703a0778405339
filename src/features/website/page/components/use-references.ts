import { useMemo } from "react";
import { referenceTo } from "~/components/fields/reference";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

type Titled = { titleEn: string | null; titleVi: string | null };
type Named = { nameEn: string | null; nameVi: string | null };

/** Records that parts show, by the kind of part; and the categories of articles. */
export function useReferences() {
  const text = useInLanguage();
  return useMemo(() => {
    const titleOf = (row: Titled) => text(row, "title") ?? "";
    const nameOf = (row: Named) => text(row, "name") ?? "";
    return {
      services: referenceTo(api.website.service, nameOf),
      figures: referenceTo(api.website.statistic, nameOf),
      news: referenceTo(api.news.article, titleOf),
      jobs: referenceTo(api.career.post, titleOf),
      partners: referenceTo(api.website.partner, nameOf),
      offices: referenceTo(api.company.office, nameOf),
      history: referenceTo(api.company.history, titleOf),
      aboutSections: referenceTo(api.website.aboutUs, nameOf),
      categories: referenceTo(api.news.category, nameOf),
    };
  }, [text]);
}
