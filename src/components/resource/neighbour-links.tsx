"use client";

import { ArrowDown, ArrowUp, type LucideIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { mayLeave } from "~/components/form/leave-guard";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { Kbd } from "~/components/ui/kbd";
import { Tooltip } from "~/components/ui/tooltip";

type NeighbourLinksProps = {
  /** Pages of the neighbouring records in the list; null: none. */
  previous: string | null;
  next: string | null;
};

/** Leads to the neighbouring records by click or by `k` and `j`. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  const t = useTranslations("resource");
  const router = useRouter();
  const steps = useMemo(() => {
    const go = (href: string | null) => async () => {
      if (href !== null && (await mayLeave())) router.push(href);
    };
    return [
      { key: "k", text: t("previous"), icon: ArrowUp, isThere: previous !== null, run: go(previous) },
      { key: "j", text: t("next"), icon: ArrowDown, isThere: next !== null, run: go(next) },
    ];
  }, [previous, next, router, t]);
  usePageShortcuts(steps);
  return (
    <div className="flex items-center gap-0.5">
      {steps.map(({ key, ...step }) => (
        <StepButton key={key} shortcut={key} {...step} />
      ))}
    </div>
  );
}

type StepButtonProps = { shortcut: string; text: string; icon: LucideIcon; isThere: boolean; run: () => Promise<void> };

function StepButton({ shortcut, text, icon: Icon, isThere, run }: StepButtonProps) {
  return (
    <Tooltip
      content={
        <span className="inline-flex items-center gap-2">
          {text} <Kbd>{shortcut}</Kbd>
        </span>
      }
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={text}
        aria-keyshortcuts={shortcut}
        aria-disabled={!isThere}
        onClick={() => void run()}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
