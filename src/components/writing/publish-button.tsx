"use client";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useFormScope } from "~/components/form/form-scope";
import { useModifierKey } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { Kbd } from "~/components/ui/kbd";
import { Tooltip } from "~/components/ui/tooltip";
import { useModule } from "~/components/ui/use-module";
import type { PublishChoice, PublishSheetProps, SavedRecord } from "./publish-sheet-props";
import type { PublishAction } from "./publishing-of";
import { focusNext } from "./write-next";

type PublishButtonProps<V extends FieldValues, Row extends SavedRecord> = {
  /** The first is the button; the others are in its menu. */
  actions: readonly [PublishAction, ...PublishAction[]];
  isPending: boolean;
  /** Fills the width that it has. */
  isWide: boolean;
  sheet: Omit<PublishSheetProps<V, Row>, "action" | "choice" | "onChoose" | "isPending" | "onClose">;
  onSaveDraft: () => void;
};

/** Does the next step with a record, and offers the others in a menu. */
export function PublishButton<V extends FieldValues, Row extends SavedRecord>(props: PublishButtonProps<V, Row>) {
  const {
    actions: [first, ...others],
    isPending,
    isWide,
    sheet,
    onSaveDraft,
  } = props;
  const t = useTranslations("writing");
  const { id } = useFormScope();
  useEffect(() => focusNext(id), [id]);
  const modifier = useModifierKey();
  const [asked, setAsked] = useState<PublishAction | null>(null);
  const [choice, setChoice] = useState<PublishChoice>({});
  const publishSheet = useModule(() => import("./publish-sheet"), asked !== null);
  const labelOf = (action: PublishAction) => t(action.isEarly ? "actions.publishNow" : `actions.${action.key}`);
  const run = (action: PublishAction) => (action.key === "saveDraft" ? onSaveDraft() : setAsked(action));
  const buttons = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isSubmit = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isHere = event.target instanceof Node && buttons.current?.closest("form")?.contains(event.target);
    if (!isSubmit || !isHere || event.isComposing) return;
    // Before the editor, where it would break the line.
    event.preventDefault();
    event.stopPropagation();
    if (first.blocked === undefined && !event.repeat && !isPending && asked === null) run(first);
  });
  useEffect(() => {
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, []);
  const main = (
    <Button
      size="sm"
      className={cn("rounded-r-none", isWide && "flex-1")}
      isPending={isPending}
      // Stays in the tab order, so that the reason can be read.
      aria-disabled={first.blocked !== undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => first.blocked === undefined && run(first)}
    >
      {labelOf(first)}
    </Button>
  );
  return (
    <div ref={buttons} className="flex gap-px">
      {first.blocked ? (
        <Tooltip content={t(`blocked.${first.blocked}`)}>
          <span className={cn("inline-flex", isWide && "flex-1")}>
            {main}
            <span className="sr-only">{t(`blocked.${first.blocked}`)}</span>
          </span>
        </Tooltip>
      ) : (
        main
      )}
      <DropdownMenu
        className="max-w-80"
        trigger={
          <Button size="sm" className="rounded-l-none px-1.5" aria-label={t("more")}>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {others.map((action) => (
          <DropdownMenuItem key={action.key} disabled={isPending || action.blocked !== undefined} onSelect={() => run(action)}>
            <span className="grid">
              {labelOf(action)}
              <span className="text-muted-foreground text-xs">
                {t(action.blocked ? `blocked.${action.blocked}` : `help.${action.key}`)}
              </span>
            </span>
            {action.key === "saveDraft" && (
              <span className="ml-auto">
                <Kbd>{modifier} S</Kbd>
              </span>
            )}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {publishSheet && asked && (
        <publishSheet.PublishSheet
          {...sheet}
          action={asked}
          choice={choice}
          onChoose={setChoice}
          isPending={isPending}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
