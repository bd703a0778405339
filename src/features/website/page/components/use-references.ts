import { useMemo } from "react";
import { referenceTo } from "~/components/fields/reference";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

type Titled = { titleEn: string | null; titleVi: string | null };
type Named = { nameEn: string | null; nameVi: string | null };

/** Records that parts show. */
export function useReferences() {
  const text = useInLanguage();
  return useMemo(() => {
    const titleOf = (row: Titled) => text(row, "title") ?? "";
    const nameOf = (row: Named) => text(row, "name") ?? "";
    return {
      services: referenceTo(api.website.service, nameOf),
      articles: referenceTo(api.news.article, titleOf),
      categories: referenceTo(api.news.category, nameOf),
      posts: referenceTo(api.career.post, titleOf),
    };
  }, [text]);
}
