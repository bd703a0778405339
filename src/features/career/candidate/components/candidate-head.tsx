"use client";

import { MailPlus, Trash2, UserRoundX } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { ContactLink } from "~/components/resource/fact-list";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { RecordHeader } from "~/components/resource/record-header";
import { RowMenu } from "~/components/resource/row-buttons";
import { useMay } from "~/components/resource/use-may";
import { useRecordHref } from "~/components/resource/use-record-href";
import { DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import type { LetterTask } from "~/features/career/letter/components/letter-task";
import { StageStepper } from "~/features/career/stage/components/stage-stepper";
import { useMayErasePerson } from "~/features/system/person/components/erase-person-button";
import { ErasePersonDialog } from "~/features/system/person/components/erase-person-dialog";
import { useInLanguage } from "~/i18n/use-in-language";
import { formatDate, toIso } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Outputs = RouterOutputs["career"]["candidate"];
type CandidateHeadProps = {
  candidate: Outputs["byId"];
  neighbours: Outputs["neighbours"];
  onLetter: (task: LetterTask) => void;
};

/** Names a candidate, with the stage and what can be done next. */
export function CandidateHead({ candidate, neighbours, onLetter }: CandidateHeadProps) {
  const t = useTranslations("candidate");
  const text = useInLanguage();
  const may = useMay("/admin/career");
  const { record, list } = useRecordHref("/admin/candidate");
  const hrefOf = (id: number | null) => (id === null ? null : record(id));
  const { id, name, email, phone, doubt, jobPostId, source, appliedAt } = candidate;
  const jobTitle = text(candidate, "jobTitle");
  return (
    <div className="grid gap-4 border-border border-b pb-5">
      <RecordHeader
        path="/admin/candidate"
        id={id}
        back={list}
        title={name}
        badge={<DoubtBadge doubt={doubt} />}
        actions={
          <>
            <NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />
            <CandidateMenu candidate={candidate} list={list} onLetter={onLetter} />
          </>
        }
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm">
        {jobTitle && (
          <li>
            {jobPostId !== null && may.view ? (
              <Link
                href={`/admin/career/${jobPostId}`}
                prefetch={false}
                className="text-foreground underline-offset-4 hover:underline"
              >
                {jobTitle}
              </Link>
            ) : (
              jobTitle
            )}
          </li>
        )}
        <li>
          {t.rich("appliedOn", {
            date: () => (
              <time dateTime={toIso(appliedAt)} className="tabular-nums">
                {formatDate(appliedAt)}
              </time>
            ),
          })}
        </li>
        {source && <li>{t("via", { source: text(source, "name") ?? "" })}</li>}
        <li className="min-w-0 break-all">
          <ContactLink scheme="mailto" text={email} />
        </li>
        {phone && (
          <li>
            <ContactLink scheme="tel" text={phone} />
          </li>
        )}
      </ul>
      <StageStepper candidate={candidate} onLetter={onLetter} />
    </div>
  );
}

type CandidateMenuProps = Pick<CandidateHeadProps, "candidate" | "onLetter"> & { list: string };

function CandidateMenu({ candidate: { id, name, email, deletedAt }, list, onLetter }: CandidateMenuProps) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const person = useTranslations("person");
  const router = useRouter();
  const may = useMay("/admin/candidate");
  const mayErase = useMayErasePerson();
  const [asked, setAsked] = useState<"delete" | "erase" | null>(null);
  const mayDelete = may.delete && deletedAt === null;
  const goToList = () => router.push(list);
  if (!may.edit && !mayDelete && !mayErase) return null;
  return (
    <>
      <RowMenu name={name}>
        {may.edit && (
          <DropdownMenuItem onSelect={() => onLetter({ ids: [id] })}>
            <MailPlus aria-hidden />
            {t("write")}
          </DropdownMenuItem>
        )}
        {may.edit && (mayDelete || mayErase) && <DropdownMenuSeparator />}
        {mayDelete && (
          <DropdownMenuItem variant="destructive" onSelect={() => setAsked("delete")}>
            <Trash2 aria-hidden />
            {common("delete")}
          </DropdownMenuItem>
        )}
        {mayErase && (
          <DropdownMenuItem variant="destructive" onSelect={() => setAsked("erase")}>
            <UserRoundX aria-hidden />
            {person("button")}
          </DropdownMenuItem>
        )}
      </RowMenu>
      <ErasePersonDialog email={email} isOpen={asked === "erase"} onClose={() => setAsked(null)} onErased={goToList} />
      <DeleteDialog
        rows={asked === "delete" ? [{ id, name }] : []}
        api={{ delete: api.career.candidate.delete, restore: api.career.candidate.restore }}
        onClose={() => setAsked(null)}
        onDeleted={goToList}
      />
    </>
  );
}
