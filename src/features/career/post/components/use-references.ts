import { referenceTo } from "~/components/fields/reference";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

export function useReferences() {
  const text = useInLanguage();
  const nameOf = (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? "";
  const { position, level } = api.career;
  const { office } = api.company;
  return {
    positions: referenceTo(position, nameOf),
    levels: referenceTo(level, nameOf),
    offices: referenceTo(office, nameOf),
  };
}
