"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RatingField } from "~/components/fields/rating-field";
import { ReferenceField } from "~/components/fields/reference-field";
import { AutosavedForm } from "~/components/form/autosaved-form";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { TrashNotice } from "~/components/resource/trash-notice";
import { useMay } from "~/components/resource/use-may";
import { useRecordHref } from "~/components/resource/use-record-href";
import { cn } from "~/components/ui/cn";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { candidateSchema, emptyCandidate } from "~/features/career/candidate/schema";
import { CvViewer } from "~/features/career/cv/components/cv-viewer";
import { LazyLetterDialog } from "~/features/career/letter/components/lazy-letter-dialog";
import type { LetterTask } from "~/features/career/letter/components/letter-task";
import { NoteComposer } from "~/features/career/note/components/note-composer";
import { EarlierApplications, WaitingSubmissions } from "~/features/career/submission/components/submission-list";
import { Timeline } from "~/features/career/timeline/components/timeline";
import { api, type RouterOutputs } from "~/trpc/client";
import { ApplicationFacts, ApplicationFields, PersonFields } from "./candidate-fields";
import { CandidateHead } from "./candidate-head";
import { IntroductionText } from "./introduction-text";
import { OtherApplications } from "./other-applications";
import { useReferences } from "./use-references";

const { byId, history, update, restore, erase } = api.career.candidate;

/** Saved as soon as they are set. */
const choices = ["rating", "assigneeId", "jobPostId", "sourceId", "locale"] as const;

type Outputs = RouterOutputs["career"]["candidate"];
type CandidatePageProps = { record: Outputs["byId"]; neighbours: Outputs["neighbours"] };

/** A candidate: the application on the left, what happens to it on the right. */
export function CandidatePage({ record, neighbours }: CandidatePageProps) {
  const t = useTranslations("candidate");
  const router = useRouter();
  const may = useMay("/admin/candidate");
  const { assignees } = useReferences();
  const { list } = useRecordHref("/admin/candidate");
  const { data: candidate = record } = byId.useQuery({ id: record.id }, { initialData: record });
  const updateMutation = update.useMutation({ meta: { showsError: () => true } });
  const [task, setTask] = useState<LetterTask | null>(null);
  const [note, setNote] = useState("");
  const { assignee, assigneeId } = candidate;
  const hasCv = candidate.cvs.length > 0;
  const activity = (
    <>
      <NoteComposer candidateId={candidate.id} text={note} onText={setNote} onWrite={() => setTask({ ids: [candidate.id] })} />
      <Timeline candidate={candidate} />
    </>
  );
  return (
    <div className="grid min-w-0 gap-5">
      <CandidateHead candidate={candidate} neighbours={neighbours} onLetter={setTask} />
      <TrashNotice path="/admin/candidate" record={candidate} api={{ restore, erase }} onErased={() => router.push(list)} />
      <WaitingSubmissions candidate={candidate} />
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className={cn("grid min-w-0 gap-4", hasCv && "lg:sticky lg:top-18")}>
          <IntroductionText text={candidate.introduction} hasCv={hasCv} />
          <CvViewer candidateId={candidate.id} cvs={candidate.cvs} />
          {!hasCv && activity}
        </div>
        <AutosavedForm
          path="/admin/candidate"
          schema={candidateSchema}
          empty={emptyCandidate}
          row={candidate}
          update={updateMutation.mutateAsync}
          history={history}
          onSaved={() => {}}
          choices={choices}
          readOnly={!may.edit}
        >
          {(control, historyButton) => (
            <LabelsAbove>
              <div className="grid gap-4 sm:grid-cols-2">
                <RatingField control={control} name="rating" />
                <ReferenceField
                  control={control}
                  name="assigneeId"
                  reference={assignees}
                  current={assignee && assigneeId ? { id: assigneeId, name: assignee.name } : null}
                  placeholder={t("noAssignee")}
                />
              </div>
              <OtherApplications candidateId={candidate.id} />
              {hasCv ? (
                <Tabs defaultValue="activity">
                  <TabsList>
                    <TabsTrigger value="activity">{t("timeline.title")}</TabsTrigger>
                    <TabsTrigger value="details">{t("details")}</TabsTrigger>
                  </TabsList>
                  {/* Stays mounted: leaving the page asks about an unsaved note. */}
                  <TabsContent value="activity" forceMount className="grid gap-5 data-[state=inactive]:hidden">
                    {activity}
                  </TabsContent>
                  <TabsContent value="details" className="grid gap-5">
                    <Details control={control} candidate={candidate} historyButton={historyButton} />
                  </TabsContent>
                </Tabs>
              ) : (
                <Details control={control} candidate={candidate} historyButton={historyButton} />
              )}
            </LabelsAbove>
          )}
        </AutosavedForm>
      </div>
      <LazyLetterDialog task={task} onClose={() => setTask(null)} />
    </div>
  );
}

type DetailsProps = { control: FormControl<typeof emptyCandidate>; candidate: Outputs["byId"]; historyButton: ReactNode };

function Details({ control, candidate, historyButton }: DetailsProps) {
  return (
    <>
      <PersonFields control={control} doubt={candidate.doubt} />
      <ApplicationFields control={control} candidate={candidate} />
      <ApplicationFacts candidate={candidate} />
      <EarlierApplications submissions={candidate.submissions} />
      <div>{historyButton}</div>
    </>
  );
}
