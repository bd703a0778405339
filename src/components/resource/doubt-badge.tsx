import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { Doubt } from "~/generated/prisma/enums";

/** Says in a few words why a robot may have sent a record, at length on hover; nothing where no doubt is. */
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
