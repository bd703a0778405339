import { useDroppable } from "@dnd-kit/core";
import { ChevronsRightLeft } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { StageDot } from "~/features/career/stage/components/stage-badge";
import type { CandidateStage } from "~/generated/prisma/enums";
import { formatNumber } from "~/lib/numbers";
import type { ColumnRows } from "./moving";

type BoardColumnProps = ColumnRows<unknown> & {
  id: CandidateStage;
  name: string;
  isFailed: boolean;
  onMore: () => void;
  isLoadingMore: boolean;
  /** Begins folded to its name and number. */
  isFoldable: boolean;
  children: ReactNode;
};

export function BoardColumn(props: BoardColumnProps) {
  const { id, name, rows, total, isFailed, onMore, isLoadingMore, isFoldable, children } = props;
  const t = useTranslations("board");
  const table = useTranslations("table");
  const common = useTranslations("common");
  const locale = useLocale();
  const headingId = useId();
  const [isFolded, setFolded] = useState(true);
  const { setNodeRef, isOver } = useDroppable({ id });
  const frame = cn(
    "flex max-h-[max(24rem,calc(100dvh-15rem))] shrink-0 snap-start flex-col rounded-xl bg-muted outline-2 outline-transparent outline-offset-[-2px] transition-[outline-color]",
    isOver && "outline-primary",
  );
  if (isFoldable && isFolded) {
    return (
      <li ref={setNodeRef} className={cn(frame, "w-11")}>
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setFolded(false)}
          className="flex min-h-96 flex-1 flex-col items-center gap-3 rounded-xl py-3 text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <span
            data-stage={id}
            className="rounded-full bg-(--stage-subtle) px-2 py-0.5 font-medium text-(--stage) text-xs tabular-nums"
            aria-hidden
          >
            {formatNumber(total, locale)}
          </span>
          <StageDot stage={id} />
          <span className="[writing-mode:vertical-rl] whitespace-nowrap font-semibold text-sm">{name}</span>
          <span className="sr-only">{t("count", { count: total })}</span>
        </button>
      </li>
    );
  }
  return (
    <li ref={setNodeRef} className={cn(frame, "w-[min(17rem,80vw)] min-[80rem]:min-w-52 min-[80rem]:flex-1")}>
      <div className="flex items-center justify-between gap-2 px-3 pt-3 pb-2">
        <h2 id={headingId} className="flex min-w-0 items-center gap-2 font-semibold text-sm">
          <StageDot stage={id} />
          <span className="truncate">{name}</span>
        </h2>
        {isFoldable && (
          <Button
            variant="ghost"
            size="icon-sm"
            className="-my-1 ml-auto"
            aria-label={t("fold", { name })}
            onClick={() => setFolded(true)}
          >
            <ChevronsRightLeft aria-hidden />
          </Button>
        )}
        <span
          data-stage={id}
          className="rounded-full bg-(--stage-subtle) px-2 py-0.5 font-medium text-(--stage) text-xs tabular-nums"
        >
          <span aria-hidden>{formatNumber(total, locale)}</span>
          <span className="sr-only">{t("count", { count: total })}</span>
        </span>
      </div>
      <div className="relative grid min-h-24 content-start gap-2 overflow-y-auto px-2 pb-2">
        <ul aria-labelledby={headingId} aria-busy={rows === undefined && !isFailed} className="grid gap-2">
          {children}
        </ul>
        {rows === undefined && !isFailed && <Skeletons />}
        {isFailed && <p className="px-1 py-6 text-center text-destructive-text text-sm">{table("failed")}</p>}
        {rows?.length === 0 && <p className="px-1 py-6 text-center text-muted-foreground text-sm">{t("empty")}</p>}
        {(isFailed || (rows !== undefined && rows.length < total)) && (
          <Button variant="ghost" size="sm" isPending={isLoadingMore} onClick={onMore}>
            {isFailed ? common("retry") : t("more", { count: total - (rows?.length ?? 0) })}
          </Button>
        )}
      </div>
    </li>
  );
}

function Skeletons() {
  return ["first", "second", "third"].map((key) => <Skeleton key={key} className="h-24 w-full rounded-lg" />);
}
