"use client";

import { useTranslations } from "next-intl";
import { RatingField } from "~/components/fields/rating-field";
import { ReferenceField } from "~/components/fields/reference-field";
import { TextField } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { FormSection } from "~/components/form/form-section";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { useRecordHref } from "~/components/resource/use-record-href";
import { ApplicationSection } from "~/features/career/application/components/application-section";
import { candidateSchema, emptyCandidate } from "~/features/career/candidate/schema";
import { CvViewer } from "~/features/career/cv/components/cv-viewer";
import { NoteList } from "~/features/career/note/components/note-list";
import { StageBadge } from "~/features/career/stage/components/stage-badge";
import { StageHistory } from "~/features/career/stage/components/stage-history";
import { StageMenu } from "~/features/career/stage/components/stage-menu";
import { api, type RouterOutputs } from "~/trpc/client";
import { useReferences } from "./use-references";

const { byId, history, update } = api.career.candidate;

type Outputs = RouterOutputs["career"]["candidate"];
type CandidatePageProps = { candidate: Outputs["byId"]; neighbours: Outputs["neighbours"] };

/** The page of one candidate: what they sent, and what staff make of it. */
export function CandidatePage({ candidate, neighbours }: CandidatePageProps) {
  const t = useTranslations("candidate");
  const { assignees } = useReferences();
  const { record } = useRecordHref("/admin/candidate");
  const hrefOf = (id: number | null) => (id === null ? null : record(id));
  return (
    <ResourceFormPage
      path="/admin/candidate"
      api={{ byId, history, update }}
      record={candidate}
      schema={candidateSchema}
      empty={emptyCandidate}
      title={({ name }) => name}
      badge={({ stage }) => <StageBadge stage={stage} />}
      actions={(row) => (
        <>
          <StageMenu candidate={row} hasLabel />
          <NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />
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
          <FormSection title={t("person")}>
            <TextField control={control} name="name" autoComplete="off" />
            <TextField control={control} name="email" type="email" autoComplete="off" />
            <TextField control={control} name="phone" type="tel" autoComplete="off" />
          </FormSection>
          <ApplicationSection control={control} candidate={row} />
          {row && <StageHistory changes={row.stageChanges} />}
        </>
      )}
    >
      {(control, row) => (
        <>
          {row && <CvViewer cvs={row.cvs} />}
          <LabelsAbove>
            <FormSection>
              <TextareaField control={control} name="introduction" max={2000} rows={8} />
            </FormSection>
          </LabelsAbove>
        </>
      )}
    </ResourceFormPage>
  );
}
