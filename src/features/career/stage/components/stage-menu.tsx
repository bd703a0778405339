"use client";

import { ArrowRightLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactElement, useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "~/components/ui/dropdown-menu";
import { LazyLetterDialog } from "~/features/career/letter/components/lazy-letter-dialog";
import type { LetterTask } from "~/features/career/letter/components/letter-task";
import type { CandidateStage } from "~/generated/prisma/enums";
import { stages } from "~/lib/stages";
import { StageDot } from "./stage-badge";
import { useMoveToStage } from "./use-move-to-stage";

type StageMenuProps = {
  candidate: { id: number; name: string; stage: CandidateStage; version: number };
  /** Replaces the default move, for a board that must move the card itself. */
  onMove?: (stage: CandidateStage) => void;
  /** Default: an icon. */
  trigger?: ReactElement;
};

/** Moves a candidate to another stage, optionally with a mail. Renders nothing without the edit permission. */
export function StageMenu({ candidate, onMove, trigger }: StageMenuProps) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const move = useMoveToStage();
  const [alsoWrites, setAlsoWrites] = useState(false);
  const [task, setTask] = useState<LetterTask | null>(null);
  if (!may.edit) return null;
  const { id, name, version } = candidate;

  function handleChange(value: string) {
    const stage = stages.find((one) => one === value);
    if (!stage || stage === candidate.stage) return;
    if (alsoWrites) setTask({ ids: [id], move: { stage, version } });
    else if (onMove) onMove(stage);
    // The mutation cache shows the error.
    else move({ ids: [id], stage, version }).catch(() => {});
  }

  return (
    <>
      <DropdownMenu
        trigger={
          trigger ?? (
            <Button variant="ghost" size="icon-sm" aria-label={t("moveCandidate", { name })}>
              <ArrowRightLeft aria-hidden />
            </Button>
          )
        }
      >
        <DropdownMenuLabel>{t("moveTo")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={candidate.stage} onValueChange={handleChange}>
          {stages.map((stage) => (
            <DropdownMenuRadioItem key={stage} value={stage}>
              <StageDot stage={stage} />
              {t(`stages.${stage}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem
          checked={alsoWrites}
          onCheckedChange={setAlsoWrites}
          // The menu stays open for choosing a stage.
          onSelect={(event) => event.preventDefault()}
        >
          {t("alsoMail")}
        </DropdownMenuCheckboxItem>
      </DropdownMenu>
      {alsoWrites && <LazyLetterDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
