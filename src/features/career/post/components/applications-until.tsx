import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/components/ui/cn";
import { formatDate, toIso } from "~/lib/dates";

type ApplicationsUntilProps = { post: { deadline: Date | null; state: "open" | "lock" } };

export function ApplicationsUntil({ post: { deadline, state } }: ApplicationsUntilProps) {
  const t = useTranslations("career");
  const isOver = deadline !== null && deadline < new Date();
  // A day ahead says that the post is open.
  const isMarked = isOver || state === "lock" || !deadline;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {deadline && (
        <time dateTime={toIso(deadline)} className={cn("list-date tabular-nums", isMarked && "@max-4xl:sr-only")}>
          {formatDate(deadline)}
        </time>
      )}
      {isMarked && (
        <Badge variant={state === "lock" ? "warning" : isOver ? "outline" : "success"} hasDot>
          {state === "open" && isOver ? t("closed") : t(`states.${state}`)}
        </Badge>
      )}
    </span>
  );
}
