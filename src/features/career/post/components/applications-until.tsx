import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import { formatDate, toIso } from "~/lib/dates";

type ApplicationsUntilProps = { post: { deadline: Date | null; state: "open" | "lock" } };

export function ApplicationsUntil({ post: { deadline, state } }: ApplicationsUntilProps) {
  const t = useTranslations("career");
  const isOver = deadline !== null && deadline < new Date();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {deadline && (
        <time dateTime={toIso(deadline)} className="tabular-nums">
          {formatDate(deadline)}
        </time>
      )}
      {/* A day ahead says that the post is open. */}
      {(isOver || state === "lock" || !deadline) && (
        <Badge variant={state === "lock" ? "warning" : isOver ? "outline" : "success"} hasDot>
          {state === "open" && isOver ? t("closed") : t(`states.${state}`)}
        </Badge>
      )}
    </span>
  );
}
