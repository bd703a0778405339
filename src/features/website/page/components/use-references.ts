import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Reference, referenceTo, stillFound } from "~/components/fields/reference";
import { useMay } from "~/components/resource/use-may";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

type Titled = { titleEn: string | null; titleVi: string | null };
type Named = { nameEn: string | null; nameVi: string | null };

const FOUND_DOCUMENTS = 50;

/** Documents of the media library. */
export const documents: Reference = {
  useFound: (search, isEnabled) => {
    const may = useMay("/admin/media").view;
    const input = { search, pageSize: FOUND_DOCUMENTS, filter: { kind: "document" } } as const;
    const options = { enabled: isEnabled && may, placeholderData: keepPreviousData };
    const { data, isPlaceholderData } = api.system.media.list.useQuery(input, options);
    if (!may) return [];
    const found = data?.rows.map(({ id, filename }) => ({ id, name: filename }));
    return isPlaceholderData ? stillFound(found, search) : found;
  },
  useOne: (id) => {
    const { data } = api.system.media.byId.useQuery({ id: id ?? 0 }, { enabled: id !== null, meta: { showsError: () => true } });
    return data && { id: data.id, name: data.filename };
  },
};

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
