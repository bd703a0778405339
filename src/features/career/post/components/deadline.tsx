import { useTranslations } from "next-intl";
import { formatDate, toIso } from "~/lib/dates";

/** The last day on which a post takes applications; says so when it is over. */
export function Deadline({ of: { deadline } }: { of: { deadline: Date | null } }) {
  const t = useTranslations("career");
  if (deadline === null) return null;
  return (
    <span className="inline-grid whitespace-nowrap tabular-nums">
      <time dateTime={toIso(deadline)}>{formatDate(deadline)}</time>
      {deadline < new Date() && <span className="text-muted-foreground text-xs">{t("closed")}</span>}
    </span>
  );
}
