"use client";

import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import { FormSection } from "~/components/form/form-section";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { FactList } from "~/components/resource/fact-list";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { submissionDifferences } from "~/features/career/submission/schema";
import { formatDateTime } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Candidate = RouterOutputs["career"]["candidate"]["byId"];
type Submission = Candidate["submissions"][number];

/** Shows waiting submissions with the fields that each would change. */
export function WaitingSubmissions({ candidate }: { candidate: Candidate }) {
  const waiting = candidate.submissions.filter(({ state }) => state === "waiting");
  const list = useRef<HTMLDivElement>(null);
  const decidedId = useRef<number | null>(null);
  useEffect(() => {
    if (decidedId.current === null || waiting.some(({ id }) => id === decidedId.current)) return;
    decidedId.current = null;
    // The removed panel had the focus, unless the person has moved on meanwhile.
    if (document.activeElement !== document.body) return;
    const heading = list.current?.querySelector("h2") ?? document.querySelector("h1");
    heading?.focus();
  }, [waiting]);
  return (
    <div ref={list} className="contents">
      {waiting.map((submission) => (
        <WaitingSubmission
          key={submission.id}
          candidate={candidate}
          submission={submission}
          onDecide={() => {
            decidedId.current = submission.id;
          }}
        />
      ))}
    </div>
  );
}

type WaitingSubmissionProps = { candidate: Candidate; submission: Submission; onDecide: () => void };

function WaitingSubmission({ candidate, submission, onDecide }: WaitingSubmissionProps) {
  const t = useTranslations("candidate.submission");
  const may = useMay("/admin/candidate");
  const utils = api.useUtils();
  // Mutations refresh only their own router's queries, and the candidate belongs to another one.
  const decision = { onMutate: onDecide, onSettled: () => utils.career.candidate.invalidate() };
  const accept = api.career.submission.accept.useMutation({ ...decision, onSuccess: () => toastSuccess(t("accepted")) });
  const discard = api.career.submission.discard.useMutation({ ...decision, onSuccess: () => toastSuccess(t("discarded")) });
  const [isDiscarding, setDiscarding] = useState(false);
  const { id, doubt, receivedAt, cv } = submission;
  const key = { id, candidateId: candidate.id };
  return (
    <>
      <Alert
        variant="warning"
        title={
          <div className="flex flex-wrap items-center gap-2">
            <h2 tabIndex={-1}>{t("waiting")}</h2> <DoubtBadge doubt={doubt} />
          </div>
        }
      >
        <div className="grid grid-cols-1 gap-3">
          <p>{t("waitingHelp", { time: formatDateTime(receivedAt) })}</p>
          <Differences candidate={candidate} submission={submission} />
          {cv && (
            <Button asChild variant="outline" size="sm" className="w-fit max-w-full">
              <a href={`/api/cv/${cv.key}`} target="_blank" rel="noreferrer">
                <FileText aria-hidden />
                <span className="truncate">{t("openCv", { filename: cv.filename })}</span>
              </a>
            </Button>
          )}
          {(may.edit || may.delete) && (
            <div className="flex flex-wrap gap-2">
              {may.edit && (
                <Button variant="outline" size="sm" isPending={accept.isPending} onClick={() => accept.mutate(key)}>
                  {t("accept")}
                </Button>
              )}
              {may.delete && (
                <Button variant="outline" size="sm" className="text-destructive-text" onClick={() => setDiscarding(true)}>
                  {t("discard")}
                </Button>
              )}
            </div>
          )}
        </div>
      </Alert>
      <AlertDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        title={t("discardTitle")}
        description={cv && t("discardHelp")}
        action={t("discard")}
        onAction={() => discard.mutate(key, { onSettled: () => setDiscarding(false) })}
        isDestructive
        isPending={discard.isPending}
      />
    </>
  );
}

function Differences({ candidate, submission }: { candidate: Candidate; submission: Submission }) {
  const t = useTranslations("candidate.submission");
  const labelOf = useFieldLabels("/admin/candidate");
  const differences = submissionDifferences(candidate, submission);
  if (differences.length === 0) return <p>{t("same")}</p>;
  return (
    <div className="@container">
      {/* A narrow panel stacks the cells, each under the label of its column. */}
      <table className="w-full table-fixed text-left text-foreground @max-md:[&_:is(tbody,tr,th,td)]:block">
        <thead className="text-muted-foreground text-xs @max-md:hidden">
          <tr>
            {(["field", "now", "new"] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pr-3 font-normal">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, present, submitted }) => (
            <tr key={field} className="border-border border-t align-top @max-md:py-1.5">
              <th scope="row" className="py-1 pr-3 font-medium">
                {labelOf(field)}
              </th>
              <td className="wrap-anywhere whitespace-pre-wrap py-1 pr-3">
                <span className="block text-muted-foreground text-xs @md:hidden">{t("now")}</span>
                {present}
              </td>
              <td className="wrap-anywhere whitespace-pre-wrap py-1">
                <span className="block text-muted-foreground text-xs @md:hidden">{t("new")}</span>
                {submitted}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows the data that accepted submissions replaced, newest first. */
export function EarlierApplications({ submissions }: { submissions: readonly Submission[] }) {
  const t = useTranslations("candidate.submission");
  const labelOf = useFieldLabels("/admin/candidate");
  const earlier = submissions.filter(({ state }) => state === "replaced");
  if (earlier.length === 0) return null;
  return (
    <FormSection title={t("earlier")}>
      <ol className="grid gap-4">
        {earlier.map(({ id, name, phone, introduction, receivedAt }) => (
          <li key={id}>
            <FactList
              facts={[
                [labelOf("appliedAt"), formatDateTime(receivedAt)],
                [labelOf("name"), name],
                [labelOf("phone"), phone],
                [labelOf("introduction"), introduction],
              ]}
            />
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
