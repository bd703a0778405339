"use client";

import { MailPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { LeaveDialog, useLeaveGuard } from "~/components/form/use-leave-guard";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { Textarea } from "~/components/ui/textarea";
import { api } from "~/trpc/client";

type NoteComposerProps = {
  candidateId: number;
  /** Text of the note. The page keeps it when its parts change places. */
  text: string;
  onText: (change: (text: string) => string) => void;
  onWrite: () => void;
};

/** Writes a note about a candidate, which only staff read, or opens an email to them. */
export function NoteComposer({ candidateId, text, onText, onWrite }: NoteComposerProps) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const utils = api.useUtils();
  const fieldId = useId();
  const guard = useLeaveGuard(text.trim() !== "");
  const create = api.career.note.create.useMutation({
    // Text that was typed meanwhile belongs to the next note.
    onSuccess: (_note, { data }) => onText((text) => (text === data.text ? "" : text)),
    onSettled: () => utils.career.candidate.timeline.invalidate(),
  });
  const add = () => text.trim() !== "" && !create.isPending && create.mutate({ candidateId, data: { text } });
  if (!may.add && !may.edit) return null;
  return (
    <div className="grid gap-2 rounded-lg border border-border bg-card p-2 has-[textarea:focus-visible]:border-ring">
      {may.add && (
        <>
          <label htmlFor={fieldId} className="sr-only">
            {t("note")}
          </label>
          <Textarea
            id={fieldId}
            rows={2}
            maxLength={5000}
            placeholder={t("notePlaceholder")}
            className="min-h-16 border-0 bg-transparent px-2 shadow-none focus-visible:outline-none"
            value={text}
            onChange={(event) => onText(() => event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              add();
            }}
          />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {may.edit ? (
          <Button variant="ghost" size="sm" onClick={onWrite}>
            <MailPlus aria-hidden />
            {t("write")}
          </Button>
        ) : (
          <span />
        )}
        {may.add && (
          <Button variant="secondary" size="sm" disabled={text.trim() === ""} isPending={create.isPending} onClick={add}>
            {t("addNote")}
          </Button>
        )}
      </div>
      <LeaveDialog {...guard.question} />
    </div>
  );
}
