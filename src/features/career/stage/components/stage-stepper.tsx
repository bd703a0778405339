"use client";

import { Check, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { LetterTask } from "~/features/career/letter/components/letter-task";
import type { CandidateStage } from "~/generated/prisma/enums";
import { openStages, stageAfter } from "~/lib/stages";
import { StageBadge } from "./stage-badge";
import { StageMenu } from "./stage-menu";
import { useMoveToStage } from "./use-move-to-stage";

type StageStepperProps = {
  candidate: {
    id: number;
    name: string;
    stage: CandidateStage;
    version: number;
    stageChanges: { from: CandidateStage | null }[];
  };
  onLetter: (task: LetterTask) => void;
};

/** Shows how far a candidate is, with the next steps. */
export function StageStepper({ candidate, onLetter }: StageStepperProps) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const moveToStage = useMoveToStage();
  const [isMoving, setMoving] = useState(false);
  const { id, stage, version } = candidate;
  const reached = openStages.indexOf(stage);
  const isOut = reached < 0;
  const next = isOut ? (candidate.stageChanges[0]?.from ?? "new") : stageAfter(stage);

  async function move(to: CandidateStage) {
    setMoving(true);
    // The mutation cache shows errors.
    await moveToStage({ ids: [id], stage: to, version }).catch(() => null);
    setMoving(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ol data-stage={stage} aria-label={t("stagesLabel")} className="flex min-w-0 flex-1 basis-80 gap-1.5">
        {openStages.map((one, index) => (
          <li key={one} aria-current={index === reached ? "step" : undefined} className="grid min-w-0 flex-1 gap-1.5">
            <span aria-hidden className={cn("h-1 rounded-full", index <= reached ? "bg-(--stage)" : "bg-border")} />
            <span
              className={cn(
                "flex items-center gap-1 truncate text-xs",
                index === reached ? "font-semibold text-(--stage)" : "text-muted-foreground max-sm:sr-only",
              )}
            >
              {index < reached && <Check aria-hidden className="size-3 shrink-0 text-(--stage)" />}
              <span className="truncate">{t(`stages.${one}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {isOut && <StageBadge stage={stage} />}
      {may.edit && (
        <div className="flex flex-wrap items-center gap-2">
          {!isOut && (
            <Button variant="outline" size="sm" onClick={() => onLetter({ ids: [id], move: { stage: "rejected", version } })}>
              {t("reject")}
            </Button>
          )}
          <div className="flex">
            {next && (
              <Button
                size="sm"
                variant={isOut ? "outline" : "primary"}
                className="rounded-r-none"
                isPending={isMoving}
                onClick={() => void move(next)}
              >
                {t(isOut ? "moveBack" : "advance", { stage: t(`stages.${next}`) })}
              </Button>
            )}
            <StageMenu
              candidate={candidate}
              trigger={
                <Button
                  size="sm"
                  variant={isOut || !next ? "outline" : "primary"}
                  className={cn(next && "rounded-l-none border-primary-foreground/30 border-l px-1.5")}
                  aria-label={t("moveCandidate", { name: candidate.name })}
                >
                  {!next && t("moveTo")}
                  <ChevronDown aria-hidden />
                </Button>
              }
            />
          </div>
        </div>
      )}
    </div>
  );
}
