"use client";
import { ArrowLeft, PanelRight, RefreshCw } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { PublishedPath } from "~/features/public-records";
import { KeepStatus } from "./keep-status";
import { StateChip } from "./state-chip";
import type { WritingState } from "./writing-state";

type WritingHeadProps = {
  path: PublishedPath;
  title: string;
  back: string;
  state: WritingState;
  /** When what visitors don't see was saved; null: visitors see it. */
  savedAt: Date | null;
  isSaving: boolean;
  languages: ReactNode;
  preview: ReactNode;
  /** The layout's link to other records. */
  switcher: ReactNode;
  /** Tools of a layout. */
  tools: ReactNode;
  /** Null for a layout that shows the details itself. */
  panel: { id: string; isOpen: boolean; toggle: () => void } | null;
  /** Publishing. */
  children: ReactNode;
};

/**
 * Stays at the top while the text scrolls: where one is, whether it is safe, and what comes next. It is one row: the title gives way
 * first, then words become icons; where even those have no room, the languages get a second row.
 */
export function WritingHead(props: WritingHeadProps) {
  const { path, title, back, state, savedAt, isSaving, languages, preview, switcher, tools, panel, children } = props;
  const t = useTranslations("writing");
  const featureName = useFeatureName();
  const [isStateOpen, setStateOpen] = useState(false);
  return (
    <header
      data-writing-head
      className="@container/head -mx-4 -mt-5 sm:-mx-6 lg:-mt-6 sticky top-(--writing-top) z-30 border-border border-b bg-background/95 px-4 backdrop-blur sm:px-6"
    >
      <div className="flex min-h-[calc(3.5rem-1px)] items-center gap-x-3 gap-y-1 py-1.5 @max-[42rem]/head:flex-wrap @max-[42rem]/head:gap-x-2">
        <Link
          href={back}
          title={featureName(path)}
          className="@max-[68rem]/head:-ml-2 inline-flex min-h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 text-muted-foreground text-sm hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="@max-[68rem]/head:sr-only whitespace-nowrap">{featureName(path)}</span>
        </Link>
        <h1
          tabIndex={-1}
          title={title}
          className={cn(
            "min-w-0 truncate font-medium text-sm",
            // A page's name is also the place where another is chosen.
            switcher
              ? "@max-[56rem]/head:sr-only @max-[68rem]/head:max-w-40 @max-[68rem]/head:shrink-[99]"
              : "@max-[68rem]/head:sr-only",
            // Without publishing beside it, the title has room again.
            children === null && "@max-[42rem]/head:not-sr-only @max-[42rem]/head:truncate",
          )}
        >
          {title}
        </h1>
        {switcher}
        {/* Beside the title, it keeps its words; where the title is gone, it is the next to give way. */}
        <div className="flex @min-[68rem]/head:shrink-0 min-w-0 items-center gap-3 @max-[42rem]/head:flex-1">
          <StateChip state={state} isOpen={isStateOpen} onOpenChange={setStateOpen} />
        </div>
        <div className="flex min-w-0 items-center gap-2 @max-[42rem]/head:order-3 @min-[68rem]/head:shrink-0">
          <KeepStatus {...state} isSaving={isSaving} savedAt={savedAt} />
          {state.keeping.state === "failed" && (
            <Retry state={state} reason={state.keeping.reason} onChoose={() => setStateOpen(true)} />
          )}
        </div>
        <span aria-hidden className="hidden basis-full @max-[42rem]/head:order-2 @max-[42rem]/head:block" />
        {tools && (
          <div className="@min-[42rem]/head:ml-auto flex shrink-0 items-center gap-2 @max-[42rem]/head:order-3">{tools}</div>
        )}
        {languages}
        <div className="flex shrink-0 items-center @max-[42rem]/head:order-4 @max-[42rem]/head:ml-auto">
          {preview}
          {panel && (
            <Button
              variant="ghost"
              size="sm"
              title={t("details")}
              aria-expanded={panel.isOpen}
              aria-controls={panel.id}
              onClick={panel.toggle}
            >
              <PanelRight aria-hidden />
              <span className="@max-[68rem]/head:sr-only">{t("details")}</span>
            </Button>
          )}
        </div>
        <div className="shrink-0 @max-[42rem]/head:order-1 @max-[42rem]/head:ml-auto">{children}</div>
      </div>
    </header>
  );
}

type RetryProps = { state: WritingState; reason: "elsewhere" | "signedOut" | "unreachable"; onChoose: () => void };

/** Does what helps against a failure; it is in the chip's popover too. */
function Retry({ state, reason, onChoose }: RetryProps) {
  const t = useTranslations("writing.state");
  const form = useTranslations("form");
  const common = useTranslations("common");
  const texts = { elsewhere: t("answer"), signedOut: form("signIn"), unreachable: common("retry") };
  return (
    <Button variant="ghost" size="sm" title={texts[reason]} onClick={reason === "elsewhere" ? onChoose : state.retryKeeping}>
      <RefreshCw aria-hidden />
      <span className="@max-[68rem]/head:sr-only">{texts[reason]}</span>
    </Button>
  );
}
