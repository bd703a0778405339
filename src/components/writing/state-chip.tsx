"use client";
import { ChevronDown, CircleAlert, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cn } from "~/components/ui/cn";
import { Popover, PopoverContent, PopoverTrigger } from "~/components/ui/popover";
import { useModule } from "~/components/ui/use-module";
import { formatTime } from "~/lib/dates";
import { publishState } from "~/lib/publish-state";
import { formatShortDate } from "~/lib/short-dates";
import type { AskedWindow, WritingState } from "./writing-state";

const load = () => import("./state-popover");
const prefetch = () => void load().catch(() => {});

const tones = {
  neutral: "bg-secondary text-secondary-foreground",
  success: "bg-success-subtle text-success-text",
  warning: "bg-warning-subtle text-warning-text",
  destructive: "bg-destructive-subtle text-destructive-text",
} as const;

type StateChipProps = {
  state: WritingState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Shows a record's state, and in a popover what it means and offers. */
export function StateChip({ state, isOpen, onOpenChange }: StateChipProps) {
  const t = useTranslations("writing");
  const resource = useTranslations("resource");
  const chip = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<AskedWindow | null>(null);
  const parts = useModule(load, isOpen);
  const first = useFirstPart(state);
  const isFailing = state.keeping.state === "failed";
  const hasSecond = isFailing || state.readOnly || state.pending !== null;
  const chevron = <ChevronDown aria-hidden className="size-3.5 shrink-0" />;
  const part = "flex min-w-0 items-center gap-1.5 whitespace-nowrap";
  return (
    <>
      {/* While its code is loading, another press takes the first one back. */}
      <Popover open={isOpen && parts !== null} onOpenChange={(opens) => onOpenChange(parts ? opens : !isOpen)}>
        <PopoverTrigger asChild>
          <button
            ref={chip}
            type="button"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            className="flex h-8 min-w-0 items-stretch overflow-hidden rounded-full font-medium text-xs aria-busy:cursor-progress"
          >
            <span className={cn(part, "pl-2.5", hasSecond ? "pr-2" : "pr-2.5", tones[first.tone])}>
              <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
              <span className="truncate">{first.text}</span>
              {!hasSecond && chevron}
            </span>
            {hasSecond && (
              <span
                className={cn(
                  part,
                  "shrink-0 border-background border-l pr-2.5 pl-2",
                  tones[isFailing ? "destructive" : state.pending ? "warning" : "neutral"],
                )}
              >
                {isFailing && <CircleAlert aria-hidden className="size-3.5" />}
                {isFailing && t("keeping.failed")}
                {!isFailing && state.pending && (
                  <>
                    <span className="@max-[68rem]/head:hidden">{resource("hasChanges")}</span>
                    <span className="hidden @max-[68rem]/head:inline">{t("state.changes")}</span>
                  </>
                )}
                {!isFailing && state.readOnly && (
                  <>
                    <Lock aria-hidden className="size-3.5" />
                    <span className={cn(state.pending && "sr-only")}>{t("state.readOnly")}</span>
                  </>
                )}
                {chevron}
              </span>
            )}
          </button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={t("state.title")}
          className="max-h-[calc(100dvh-5rem)] w-96 overflow-y-auto p-0"
          // A window that was opened from here has the focus.
          onCloseAutoFocus={(event) => asked && event.preventDefault()}
        >
          {parts && (
            <parts.StatePopover
              state={state}
              onClose={() => onOpenChange(false)}
              onAsk={(window) => {
                // The window returns the focus to the chip.
                chip.current?.focus();
                setAsked(window);
                onOpenChange(false);
              }}
            />
          )}
        </PopoverContent>
      </Popover>
      <span role="alert" className="sr-only">
        {state.keeping.state === "failed" && t(`keeping.${state.keeping.reason}`)}
      </span>
      <AskedWindows state={state} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

type AskedWindowsProps = { state: WritingState; asked: AskedWindow | null; onClose: () => void };

function AskedWindows({ asked, ...props }: AskedWindowsProps) {
  const parts = useModule(load, asked !== null);
  return parts && asked && <parts.StateWindow {...props} asked={asked} />;
}

/** What visitors see of the record. */
function useFirstPart({ row, isRestored }: WritingState): { tone: keyof typeof tones; text: string } {
  const t = useTranslations("writing.state");
  const states = useTranslations("resource.states");
  const fields = useTranslations("fields.common");
  if (isRestored) return { tone: "neutral", text: fields("trash") };
  const now = new Date();
  const state = row ? publishState(row, now) : "draft";
  if (state !== "scheduled" || !row?.publishAt) return { tone: state === "live" ? "success" : "neutral", text: states(state) };
  const time = formatTime(row.publishAt);
  return { tone: "warning", text: t("from", { date: formatShortDate(row.publishAt, now), time }) };
}
