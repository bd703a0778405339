"use client";

import { ArrowRight, Mail, Star, StickyNote, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { Stars } from "~/components/ui/stars";
import { MailBadge } from "~/features/system/outbox/components/mail-badge";
import { formatDate, formatDateTime, toIso } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Entry = RouterOutputs["career"]["candidate"]["timeline"][number];
type Kind<K extends Entry["kind"]> = Extract<Entry, { kind: K }>;

/** Events of a candidate, newest first. */
export function Timeline({ candidate }: { candidate: { id: number; email: string } }) {
  const t = useTranslations("candidate.timeline");
  const { data: entries } = api.career.candidate.timeline.useQuery({ id: candidate.id });
  if (!entries) return <Skeleton className="h-40" />;
  return (
    <ol aria-label={t("title")} className="grid">
      {entries.map((entry) => (
        <li
          key={`${entry.kind}-${entry.id}`}
          className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-5 before:absolute before:top-7 before:bottom-1 before:left-3 before:w-px before:bg-border last:before:hidden"
        >
          <TimelineEntry entry={entry} email={candidate.email} />
        </li>
      ))}
    </ol>
  );
}

function TimelineEntry({ entry, email }: { entry: Entry; email: string }) {
  if (entry.kind === "note") return <NoteEntry note={entry} />;
  if (entry.kind === "mail") return <MailEntry mail={entry} email={email} />;
  if (entry.kind === "stage") return <StageEntry change={entry} />;
  return <RatingEntry rated={entry} />;
}

function NoteEntry({ note }: { note: Kind<"note"> }) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const person = usePerson();
  return (
    <>
      <EntryIcon icon={<StickyNote />} />
      <div className="grid gap-1.5">
        <EntryHead at={note.createdAt} by={note.authorName}>
          {t("timeline.note")}
        </EntryHead>
        <div className="flex items-start justify-between gap-2 rounded-lg bg-warning-subtle px-3 py-2 text-sm">
          <p className="wrap-anywhere min-w-0 whitespace-pre-wrap">{note.text}</p>
          {may.delete && note.authorId === person.id && <DeleteNoteButton note={note} />}
        </div>
      </div>
    </>
  );
}

function DeleteNoteButton({ note }: { note: Kind<"note"> }) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const utils = api.useUtils();
  const [isAsking, setAsking] = useState(false);
  const remove = api.career.note.delete.useMutation({
    onSettled: () => {
      setAsking(false);
      return utils.career.candidate.timeline.invalidate();
    },
  });
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        className="-mr-1.5"
        aria-label={t("deleteNote", { time: formatDateTime(note.createdAt) })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={common("confirmDelete")}
        action={common("delete")}
        onAction={() => remove.mutate({ id: note.id })}
        isDestructive
        isPending={remove.isPending}
      />
    </>
  );
}

function MailEntry({ mail, email }: { mail: Kind<"mail">; email: string }) {
  const t = useTranslations("candidate.timeline");
  return (
    <>
      <EntryIcon icon={<Mail />} />
      <div className="grid gap-1">
        <EntryHead at={mail.createdAt}>{t(mail.to === email ? "mail" : "staffMail")}</EntryHead>
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {mail.subject}
          <MailBadge state={mail.state} />
        </p>
        {mail.to !== email && <p className="break-all text-muted-foreground text-xs">{mail.to}</p>}
      </div>
    </>
  );
}

function StageEntry({ change }: { change: Kind<"stage"> }) {
  const t = useTranslations("candidate");
  const isFirst = change.from === null;
  const text = isFirst
    ? t(change.actorName ? "timeline.added" : "timeline.applied")
    : t("moved", { stage: t(`stages.${change.to}`) });
  return (
    <>
      <EntryIcon icon={<ArrowRight />} />
      <EntryHead at={change.createdAt} by={change.actorName}>
        {text}
      </EntryHead>
    </>
  );
}

function RatingEntry({ rated }: { rated: Kind<"rating"> }) {
  const t = useTranslations("candidate.timeline");
  return (
    <>
      <EntryIcon icon={<Star />} />
      <EntryHead at={rated.createdAt} by={rated.actorName}>
        {rated.rating === null ? t("unrated") : <Stars rating={rated.rating} />}
      </EntryHead>
    </>
  );
}

function EntryIcon({ icon }: { icon: ReactNode }) {
  return (
    <span aria-hidden className="grid size-6 place-items-center rounded-full bg-muted text-muted-foreground [&_svg]:size-3.5">
      {icon}
    </span>
  );
}

function EntryHead({ at, by, children }: { at: Date; by?: string; children: ReactNode }) {
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <span className="font-medium">{children}</span>
      {by && <span className="text-muted-foreground">{by}</span>}
      <time dateTime={toIso(at)} title={formatDateTime(at)} className="ml-auto text-muted-foreground text-xs tabular-nums">
        {formatDate(at)}
      </time>
    </p>
  );
}
