"use client";

import { ArrowRightLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import type { CandidateStage } from "~/generated/prisma/enums";
import { stages } from "~/lib/stages";
import { useMoveToStage } from "./use-move-to-stage";

type StageMenuProps = {
  candidate: { id: number; name: string; stage: CandidateStage; version: number };
  /** Instead of saving the move alone: a board shows it too. */
  onMove?: (stage: CandidateStage) => void;
  /** With words, where there is room for them. */
  hasLabel?: boolean;
};

/** Moves a candidate to another stage; nothing for people who may not edit. */
export function StageMenu({ candidate, onMove, hasLabel }: StageMenuProps) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const move = useMoveToStage();
  if (!may.edit) return null;
  const { id, name, version } = candidate;

  function handleChange(value: string) {
    const stage = stages.find((one) => one === value);
    if (!stage || stage === candidate.stage) return;
    if (onMove) onMove(stage);
    // What went wrong is said by the call itself.
    else move({ ids: [id], stage, version }).catch(() => {});
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant={hasLabel ? "outline" : "ghost"}
          size={hasLabel ? "sm" : "icon-sm"}
          aria-label={hasLabel ? undefined : t("moveCandidate", { name })}
        >
          <ArrowRightLeft aria-hidden />
          {hasLabel && t("moveTo")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t("moveTo")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={candidate.stage} onValueChange={handleChange}>
          {stages.map((stage) => (
            <DropdownMenuRadioItem key={stage} value={stage}>
              {t(`stages.${stage}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
