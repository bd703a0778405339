"use client";
import { useTranslations } from "next-intl";
import type { Keeping } from "~/components/form/use-remote-draft";
import { Button } from "~/components/ui/button";
import { formatDate, formatDateTime, formatTime } from "~/lib/dates";

type KeepStatusProps = {
  keeping: Keeping;
  isDirty: boolean;
  isSaving: boolean;
  /** When unsaved input of an earlier visit was typed. */
  resumed: Date | null;
  /** When what visitors don't see was saved; null: visitors see it. */
  savedAt: Date | null;
};

/** Says whether what was typed is safe, and where. */
export function KeepStatus({ keeping, isDirty, isSaving, resumed, savedAt }: KeepStatusProps) {
  const t = useTranslations("writing.keeping");
  const draftedAt = keeping.state === "saved" ? keeping.at : resumed;
  function texts(): { long: string; short: string } {
    const plain = (text: string) => ({ long: text, short: text });
    if (isSaving || keeping.state === "saving") return plain(t("saving"));
    // The chip says it.
    if (keeping.state === "failed") return plain("");
    if (!isDirty) return plain(savedAt ? t("saved", { time: shortMoment(savedAt) }) : "");
    if (!draftedAt) return plain(t("typing"));
    const time = shortMoment(draftedAt);
    return { long: t("savedInDraft", { time }), short: t("inDraft", { time }) };
  }
  const { long, short } = texts();
  return (
    <span role="status" title={long} className="min-w-0 truncate text-muted-foreground text-xs tabular-nums">
      <span className="@max-[68rem]/head:hidden">{long}</span>
      <span className="hidden @max-[68rem]/head:inline">{short}</span>
    </span>
  );
}

/** Formats `20:14`, or `21/11/2026` for another day than today. */
function shortMoment(at: Date): string {
  return formatDate(at) === formatDate(new Date()) ? formatTime(at) : formatDate(at);
}

/** Unsaved input of an earlier visit that waits for an answer. */
type KeepNoticeProps = { draft: { at: Date; restore: () => void; discard: () => void } };

/** One line that offers unsaved input of an earlier visit, where it is not filled in by itself. */
export function KeepNotice({ draft }: KeepNoticeProps) {
  const t = useTranslations("writing");
  const form = useTranslations("form");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-subtle px-3 py-1.5 text-sm text-warning-text">
      <span role="status">{t("unsavedText", { time: formatDateTime(draft.at) })}</span>
      <span className="flex flex-wrap gap-x-3">
        <Button variant="link" size="sm" className="h-6 px-0 underline" onClick={draft.restore}>
          {form("restore")}
        </Button>
        <Button variant="link" size="sm" className="h-6 px-0 underline" onClick={draft.discard}>
          {form("discard")}
        </Button>
      </span>
    </p>
  );
}
