import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";

/** Marks a candidate with a repeated application that waits. */
export function WaitingBadge({ count }: { count: number }) {
  const t = useTranslations("candidate.submission");
  return count > 0 && <Badge variant="warning">{t("badge")}</Badge>;
}
