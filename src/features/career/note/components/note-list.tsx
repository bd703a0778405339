"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FormSection } from "~/components/form/form-section";
import { LeaveDialog, useLeaveGuard } from "~/components/form/use-leave-guard";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Textarea } from "~/components/ui/textarea";
import { formatDateTime, toIso } from "~/lib/dates";
import { api } from "~/trpc/client";

/** The notes on a candidate, with a field to add one. Only its author can delete a note. */
export function NoteList({ candidateId }: { candidateId: number }) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const may = useMay("/admin/candidate");
  const person = usePerson();
  const fieldId = useId();
  const [text, setText] = useState("");
  const guard = useLeaveGuard(text.trim() !== "");
  const { data: notes } = api.career.note.list.useQuery({ candidateId });
  const create = api.career.note.create.useMutation({ onSuccess: () => setText("") });
  const remove = api.career.note.delete.useMutation({ onSettled: () => setDeletingId(null) });
  const [deletingId, setDeletingId] = useState<number | null>(null);
  return (
    <FormSection title={t("notes")}>
      {may.add && (
        <div className="grid gap-2">
          <label htmlFor={fieldId} className="sr-only">
            {t("note")}
          </label>
          <Textarea
            id={fieldId}
            rows={3}
            maxLength={5000}
            placeholder={t("note")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            variant="outline"
            size="sm"
            className="justify-self-end"
            disabled={text.trim() === ""}
            isPending={create.isPending}
            onClick={() => create.mutate({ candidateId, data: { text } })}
          >
            {t("addNote")}
          </Button>
          <LeaveDialog {...guard.question} />
        </div>
      )}
      {notes?.length === 0 && <p className="text-muted-foreground text-sm">{t("noNotes")}</p>}
      <ul className="grid gap-3">
        {notes?.map((note) => (
          <li key={note.id} className="grid gap-1 rounded-lg bg-warning-subtle p-3 text-sm">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <div className="flex min-h-8 items-center justify-between gap-2 text-muted-foreground text-xs">
              <span>
                {note.authorName} · <time dateTime={toIso(note.createdAt)}>{formatDateTime(note.createdAt)}</time>
              </span>
              {may.delete && note.authorId === person.id && (
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={t("deleteNote", { time: formatDateTime(note.createdAt) })}
                  onClick={() => setDeletingId(note.id)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={deletingId !== null}
        onOpenChange={(open) => !open && setDeletingId(null)}
        title={common("confirmDelete")}
        action={common("delete")}
        onAction={() => deletingId !== null && remove.mutate({ id: deletingId })}
        isDestructive
        isPending={remove.isPending}
      />
    </FormSection>
  );
}
