import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { Doubt } from "~/generated/prisma/enums";

/** Says that a robot may have sent a record, and why on hover; nothing where no doubt is. */
export function DoubtBadge({ doubt }: { doubt: Doubt | null }) {
  const t = useTranslations("doubts");
  return (
    doubt && (
      <Badge variant="warning" title={t(doubt)}>
        {t("unverified")}
      </Badge>
    )
  );
}
