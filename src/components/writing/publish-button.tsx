"use client";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useModifierKey } from "~/components/shell/shortcuts";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { DateInput, NO_DATE } from "~/components/ui/date-input";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { Kbd } from "~/components/ui/kbd";
import { Label } from "~/components/ui/label";
import { Tooltip } from "~/components/ui/tooltip";
import { fromInput, toDateTimeInput } from "~/lib/dates";
import type { PublishAction } from "./publishing-of";

type PublishButtonProps = {
  /** The first is the button; the others are in its menu. */
  actions: readonly [PublishAction, ...PublishAction[]];
  /** Time to begin with when one is chosen. */
  publishAt: Date | null;
  isPending: boolean;
  onRun: (action: PublishAction) => void;
};

/** Does the next step with a record, and offers the others in a menu. */
export function PublishButton({ actions: [first, ...others], publishAt, isPending, onRun }: PublishButtonProps) {
  const t = useTranslations("writing");
  const modifier = useModifierKey();
  const [asked, setAsked] = useState<PublishAction | null>(null);
  const questions = { schedule: true, discardChanges: true, withdraw: true };
  const run = (action: PublishAction) => (action.key in questions ? setAsked(action) : onRun(action));
  const answer = (action: PublishAction | null) => {
    setAsked(null);
    if (action) onRun(action);
  };
  const main = (
    <Button
      size="sm"
      className="rounded-r-none"
      isPending={isPending}
      // Stays in the tab order, so that the reason can be read.
      aria-disabled={first.blocked !== undefined}
      onClick={() => first.blocked === undefined && run(first)}
    >
      {t(`actions.${first.key}`)}
    </Button>
  );
  return (
    <div className="flex gap-px">
      {first.blocked ? (
        <Tooltip content={t(`blocked.${first.blocked}`)}>
          <span className="inline-flex">
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
          <DropdownMenuItem
            key={action.key}
            disabled={action.blocked !== undefined}
            variant={action.key === "discardChanges" ? "destructive" : "default"}
            onSelect={() => run(action)}
          >
            <span className="grid">
              {t(`actions.${action.key}`)}
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
      {asked?.key === "schedule" && (
        <ScheduleDialog
          publishAt={publishAt}
          onAnswer={(at) => answer(at && { ...asked, set: { status: "published", publishAt: at } })}
        />
      )}
      {(asked?.key === "discardChanges" || asked?.key === "withdraw") && (
        <AlertDialog
          open
          onClose={() => setAsked(null)}
          title={t(`questions.${asked.key}.title`)}
          description={t(`questions.${asked.key}.text`)}
          action={t(`actions.${asked.key}`)}
          onAction={() => answer(asked)}
          isDestructive
        />
      )}
    </div>
  );
}

type ScheduleDialogProps = { publishAt: Date | null; onAnswer: (at: Date | null) => void };

function ScheduleDialog({ publishAt, onAnswer }: ScheduleDialogProps) {
  const t = useTranslations("writing");
  const form = useTranslations("form");
  const common = useTranslations("common");
  const [value, setValue] = useState(publishAt ? toDateTimeInput(publishAt) : "");
  const at = value === "" || value === NO_DATE ? null : fromInput(value);
  const isFuture = at !== null && at > new Date();
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && !isFuture;
  function submit() {
    setTried(true);
    if (isFuture) onAnswer(at);
  }
  return (
    <Dialog onClose={() => onAnswer(null)} size="sm" title={t("actions.schedule")}>
      <DialogBody className="grid gap-1.5">
        <Label htmlFor="schedule-at">{t("scheduleAt")}</Label>
        <DateInput
          id="schedule-at"
          hasTime
          value={value}
          onChange={setValue}
          aria-invalid={isWrong}
          aria-describedby="schedule-help"
          onKeyDown={(event) => event.key === "Enter" && submit()}
        />
        <p id="schedule-help" className={isWrong ? "text-destructive-text text-sm" : "text-muted-foreground text-sm"}>
          {isWrong ? t("notFuture") : form("timeZone")}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => onAnswer(null)}>
          {common("cancel")}
        </Button>
        <Button onClick={submit}>{t("actions.publishAt")}</Button>
      </DialogFooter>
    </Dialog>
  );
}
