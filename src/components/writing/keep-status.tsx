"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Keeping } from "~/components/form/use-remote-draft";
import { Button } from "~/components/ui/button";
import { formatDate, formatDateTime, formatTime } from "~/lib/dates";

type KeepStatusProps = { keeping: Keeping; isDirty: boolean; isSaving: boolean };

/** Says whether what was typed is safe. */
export function KeepStatus({ keeping, isDirty, isSaving }: KeepStatusProps) {
  const t = useTranslations("writing.keeping");
  function text(): string {
    if (isSaving || keeping.state === "saving") return t("saving");
    if (keeping.state === "failed") return t(keeping.reason);
    if (keeping.state === "saved") return t("saved", { time: formatTime(keeping.at) });
    return isDirty ? t("typing") : "";
  }
  return (
    <span
      role="status"
      className={keeping.state === "failed" ? "text-destructive-text text-xs" : "text-muted-foreground text-xs tabular-nums"}
    >
      {text()}
    </span>
  );
}

type KeepNoticeProps = {
  keeping: Keeping;
  /** Unsaved input of an earlier visit that waits for an answer. */
  draft: { at: Date; restore: () => void; discard: () => void } | null;
  /** When the input that was filled in again was typed. */
  resumed: Date | null;
  onDiscard: () => void;
  onElsewhere: (keepsOwn: boolean) => Promise<void>;
};

/** One line about unsaved input of an earlier visit or another window. */
export function KeepNotice({ keeping, draft, resumed, onDiscard, onElsewhere }: KeepNoticeProps) {
  const t = useTranslations("writing");
  const form = useTranslations("form");
  if (keeping.state === "failed" && keeping.reason === "elsewhere") {
    return (
      <NoticeLine text={t("elsewhere")}>
        <LineButton onClick={() => void onElsewhere(false)}>{t("takeOther")}</LineButton>
        <LineButton onClick={() => void onElsewhere(true)}>{t("keepOwn")}</LineButton>
      </NoticeLine>
    );
  }
  if (draft) {
    return (
      <NoticeLine text={t("unsavedText", { time: formatDateTime(draft.at) })}>
        <LineButton onClick={draft.restore}>{form("restore")}</LineButton>
        <LineButton onClick={draft.discard}>{form("discard")}</LineButton>
      </NoticeLine>
    );
  }
  if (!resumed) return null;
  return (
    <NoticeLine text={t("unsavedText", { time: timeOf(resumed) })}>
      <LineButton onClick={onDiscard}>{form("discard")}</LineButton>
    </NoticeLine>
  );
}

/** Today's times without the date. */
function timeOf(at: Date): string {
  return formatDate(at) === formatDate(new Date()) ? formatTime(at) : formatDateTime(at);
}

function NoticeLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-subtle px-3 py-1.5 text-sm text-warning-text">
      <span role="status">{text}</span>
      <span className="flex flex-wrap gap-x-3">{children}</span>
    </p>
  );
}

function LineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="link" size="sm" className="h-6 px-0 underline" onClick={onClick}>
      {children}
    </Button>
  );
}
