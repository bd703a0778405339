"use client";

import { MailPlus, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RatingField } from "~/components/fields/rating-field";
import { ReferenceField } from "~/components/fields/reference-field";
import { TextField } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { FormSection } from "~/components/form/form-section";
import { ActionButton } from "~/components/resource/action-button";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { TrashNotice } from "~/components/resource/trash-notice";
import { useMay } from "~/components/resource/use-may";
import { useRecordHref } from "~/components/resource/use-record-href";
import { ApplicationSection } from "~/features/career/application/components/application-section";
import { candidateSchema, emptyCandidate } from "~/features/career/candidate/schema";
import { CvViewer } from "~/features/career/cv/components/cv-viewer";
import { LetterList } from "~/features/career/letter/components/letter-list";
import { NoteList } from "~/features/career/note/components/note-list";
import { StageBadge } from "~/features/career/stage/components/stage-badge";
import { StageHistory } from "~/features/career/stage/components/stage-history";
import { StageMenu } from "~/features/career/stage/components/stage-menu";
import { EarlierApplications, WaitingSubmissions } from "~/features/career/submission/components/submission-list";
import { ErasePersonButton } from "~/features/system/person/components/erase-person-button";
import { api, type RouterOutputs } from "~/trpc/client";
import { useReferences } from "./use-references";

const LetterDialog = dynamic(() =>
  import("~/features/career/letter/components/letter-dialog").then((module) => module.LetterDialog),
);

const { byId, history, create, update, delete: remove, restoreFromTrash, erase } = api.career.candidate;

type Outputs = RouterOutputs["career"]["candidate"];
type CandidatePageProps = {
  /** Null for a new record. */
  candidate: Outputs["byId"] | null;
  /** Initial values of a new record. */
  copied?: Outputs["byId"] | null;
  neighbours?: Outputs["neighbours"];
};

export function CandidatePage({ candidate, copied, neighbours }: CandidatePageProps) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const doubts = useTranslations("doubts");
  const router = useRouter();
  const may = useMay("/admin/candidate");
  const [isWriting, setWriting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { assignees } = useReferences();
  const { record, list } = useRecordHref("/admin/candidate");
  const hrefOf = (id: number | null) => (id === null ? null : record(id));
  return (
    <>
      <ResourceFormPage
        path="/admin/candidate"
        api={{ byId, history, create, update }}
        record={candidate}
        copied={copied}
        schema={candidateSchema}
        empty={emptyCandidate}
        title={({ name }) => name}
        badge={({ stage, doubt }) => (
          <>
            <StageBadge stage={stage} />
            <DoubtBadge doubt={doubt} />
          </>
        )}
        actions={(row) => (
          <>
            <StageMenu candidate={row} hasLabel />
            {may.edit && <ActionButton icon={MailPlus} label={t("write")} onClick={() => setWriting(true)} />}
            <ErasePersonButton email={row.email} onErased={() => router.push(list)} />
            {may.delete && row.deletedAt === null && (
              <ActionButton icon={Trash2} label={common("delete")} isDestructive onClick={() => setDeleting(true)} />
            )}
            {neighbours && <NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />}
          </>
        )}
        settings={(control, row) => (
          <>
            <FormSection title={t("assessment")}>
              <RatingField control={control} name="rating" />
              <ReferenceField
                control={control}
                name="assigneeId"
                reference={assignees}
                current={row?.assignee && row.assigneeId ? { id: row.assigneeId, name: row.assignee.name } : null}
                placeholder={t("noAssignee")}
              />
            </FormSection>
            {row && <NoteList candidateId={row.id} />}
            <FormSection title={t("person")} description={row?.doubt ? doubts(row.doubt) : undefined}>
              <TextField control={control} name="name" autoComplete="off" />
              <TextField control={control} name="email" type="email" autoComplete="off" />
              <TextField control={control} name="phone" type="tel" autoComplete="off" />
            </FormSection>
            <ApplicationSection control={control} candidate={row} />
            {row && <EarlierApplications submissions={row.submissions} />}
            {row && <StageHistory changes={row.stageChanges} />}
            {row && <LetterList mails={row.mails} />}
          </>
        )}
      >
        {(control, row) => (
          <>
            {row && (
              <TrashNotice
                path="/admin/candidate"
                record={row}
                api={{ restoreFromTrash, erase }}
                onErased={() => router.push(list)}
              />
            )}
            {row && <WaitingSubmissions candidate={row} />}
            {row && <CvViewer candidateId={row.id} cvs={row.cvs} />}
            <LabelsAbove>
              <FormSection>
                <TextareaField control={control} name="introduction" max={2000} rows={8} />
              </FormSection>
            </LabelsAbove>
          </>
        )}
      </ResourceFormPage>
      {candidate && (
        <>
          <LetterDialog task={isWriting ? { ids: [candidate.id] } : null} onClose={() => setWriting(false)} />
          <DeleteDialog
            rows={isDeleting ? [{ id: candidate.id, name: candidate.name }] : []}
            api={{ delete: remove }}
            onClose={() => setDeleting(false)}
            onDeleted={() => router.push(list)}
          />
        </>
      )}
    </>
  );
}
