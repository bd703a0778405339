import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { Doubt } from "~/generated/prisma/enums";

export function DoubtBadge({ doubt }: { doubt: Doubt | null }) {
  const t = useTranslations("doubts");
  return (
    doubt && (
      <Badge variant="warning" title={t(doubt)}>
        {t(`short.${doubt}`)}
      </Badge>
    )
  );
}
