"use client";

import { ArrowRightLeft, MailPlus, SquareKanban, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useQuestion } from "~/components/form/use-question";
import { type ActionReport, BulkButton, BulkMenu, BulkReference } from "~/components/resource/bulk-actions";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { useTrash } from "~/components/resource/use-trash";
import { usePerson } from "~/components/shell/person";
import type { ListOf } from "~/components/table/list-state";
import { lazyComponent } from "~/components/ui/lazy-component";
import { Stars } from "~/components/ui/stars";
import type { candidateList } from "~/features/career/candidate/schema";
import { LazyLetterDialog } from "~/features/career/letter/components/lazy-letter-dialog";
import type { LetterTask } from "~/features/career/letter/components/letter-task";
import { StageBadge } from "~/features/career/stage/components/stage-badge";
import { StageMenu } from "~/features/career/stage/components/stage-menu";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { WaitingBadge } from "~/features/career/submission/components/waiting-badge";
import { useInLanguage } from "~/i18n/use-in-language";
import { nothingChanged } from "~/lib/bulk-report";
import { formatDate, toIso } from "~/lib/dates";
import { stages } from "~/lib/stages";
import { api } from "~/trpc/client";
import { useReferences } from "./components/use-references";

const CandidateBoard = lazyComponent(async () => (await import("./components/candidate-board")).CandidateBoard);

const { list, create, assign, delete: remove, restore, erase } = api.career.candidate;

export function CandidateAdmin(props: { list: ListOf<typeof candidateList> }) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const views = useTranslations("views");
  const person = usePerson();
  const text = useInLanguage();
  const references = useReferences();
  const stageOptions = stages.map((value) => ({ value, label: t(`stages.${value}`) }));
  const trash = useTrash({ restore, erase });
  // The bar waits for the dialog: its rows stay selected until the action is done.
  const letter = useQuestion<LetterTask, ActionReport | null>();
  const move = useMoveToStage();
  const { mutateAsync: assigned } = assign.useMutation();
  const ask = async (task: LetterTask) => (await letter.ask(task)) ?? nothingChanged;
  return (
    <>
      <ResourcePage
        path="/admin/candidate"
        api={{ list, create, delete: remove, restore }}
        list={props.list}
        form="page"
        views={[
          { tab: "new", label: t("stages.new"), query: "stage=new", empty: t("noneNew") },
          { tab: "mine", label: views("mine"), query: `assigneeId=${person.id}`, empty: t("noneMine") },
        ]}
        columns={[
          { id: "name" },
          { id: "jobPostId", cell: (row) => text(row, "jobTitle"), filter: { key: "jobPostId", reference: references.posts } },
          {
            id: "stage",
            isBesideName: true,
            cell: (row) => (
              <span className="flex gap-1 max-md:[&>:nth-child(n+2)]:hidden">
                <StageBadge stage={row.stage} />
                <DoubtBadge doubt={row.doubt} />
                <WaitingBadge count={row._count.submissions} />
              </span>
            ),
            filter: { key: "stage", options: stageOptions },
          },
          {
            id: "rating",
            isWide: true,
            cell: (row) => <Stars rating={row.rating} />,
            filter: {
              key: "rating",
              options: [5, 4, 3, 2, 1].map((value) => ({ value, label: common("stars", { count: value }) })),
            },
          },
          {
            id: "assigneeId",
            isWide: true,
            cell: (row) => row.assignee?.name,
            filter: { key: "assigneeId", reference: references.assignees },
          },
          {
            id: "sourceId",
            isHidden: true,
            cell: (row) => row.source && text(row.source, "name"),
            filter: { key: "sourceId", reference: references.sources },
          },
          {
            id: "appliedAt",
            cell: (row) => (
              <time dateTime={toIso(row.appliedAt)} className="list-date">
                {formatDate(row.appliedAt)}
              </time>
            ),
            filter: { key: "appliedAt" },
          },
          {
            id: "hasWaiting",
            isHidden: true,
            cell: (row) => <WaitingBadge count={row._count.submissions} />,
            filter: { key: "hasWaiting" },
          },
          { id: "deletedAt", isHidden: true, filter: { key: "trash" } },
          { id: "email", isHidden: true },
          { id: "phone", isHidden: true },
        ]}
        bulk={(rows) => (
          <>
            <BulkMenu
              label={t("moveTo")}
              icon={ArrowRightLeft}
              options={stageOptions}
              // Rejecting offers its letter wherever it is chosen.
              run={(ids, stage) => (stage === "rejected" ? ask({ ids, move: { stage } }) : move({ ids, stage }))}
            />
            <BulkReference
              label={common("assignTo")}
              reference={references.assignees}
              run={(ids, assigneeId) => assigned({ ids, data: { assigneeId } })}
            />
            <BulkButton label={t("write")} icon={MailPlus} run={(ids) => ask({ ids })} />
            <BulkButton
              label={(count) => t("rejectCount", { count })}
              icon={UserX}
              run={(ids) => ask({ ids, move: { stage: "rejected" } })}
            />
            {trash.actions(rows)}
          </>
        )}
        rowRights={(row) => ({ edit: true, delete: row.deletedAt === null })}
        rowActions={(row) => <StageMenu candidate={row} />}
        view={{
          name: "board",
          label: t("board"),
          icon: SquareKanban,
          render: (input) => <CandidateBoard input={input} />,
        }}
      />
      {trash.dialog}
      <LazyLetterDialog task={letter.asked} onClose={letter.answer} />
    </>
  );
}
