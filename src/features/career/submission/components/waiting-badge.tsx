import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";

export function WaitingBadge({ count }: { count: number }) {
  const t = useTranslations("candidate.submission");
  return count > 0 && <Badge variant="warning">{t("badge")}</Badge>;
}
