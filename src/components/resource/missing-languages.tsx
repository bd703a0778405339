import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";

/** Names the languages in which a record's parts lack texts. */
export function MissingLanguages({ of }: { of: { lacksEn: boolean | null; lacksVi: boolean | null } }) {
  const t = useTranslations("table");
  return (
    <span className="inline-flex flex-wrap gap-1">
      {of.lacksEn && <Badge variant="warning">{t("missingEnglish")}</Badge>}
      {of.lacksVi && <Badge variant="warning">{t("missingVietnamese")}</Badge>}
    </span>
  );
}
