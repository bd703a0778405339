import { referenceTo } from "~/components/fields/reference";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

export function useReferences() {
  const text = useInLanguage();
  const { post, source, candidate } = api.career;
  return {
    posts: referenceTo(post, (row: { titleEn: string | null; titleVi: string | null }) => text(row, "title") ?? ""),
    sources: referenceTo(source, (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? ""),
    assignees: referenceTo({ list: candidate.assignees, byId: candidate.assignee }, (row: { name: string }) => row.name),
  };
}
