import { useLocale } from "next-intl";

/** What a feature is called in the language of the page. */
export function useNameOf(): (feature: { nameEn: string; nameVi: string }) => string {
  const locale = useLocale();
  return (feature) => (locale === "vi" ? feature.nameVi : feature.nameEn);
}
