"use client";
import { PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { formatMoment } from "~/lib/short-dates";
import { StateSection } from "./state-section";
import type { WritingState } from "./writing-state";

type OwnDraftSectionProps = { state: WritingState; onClose: () => void };

/** Says that unsaved input is in the person's own draft. */
export function OwnDraftSection({ state, onClose }: OwnDraftSectionProps) {
  const t = useTranslations("writing.state");
  const form = useTranslations("form");
  const { isDirty, keeping, resumed, discardDraft } = state;
  const keptAt = keeping.state === "saved" ? keeping.at : resumed;
  if (!isDirty || keptAt === null) return null;
  return (
    <StateSection icon={PenLine} title={t("ownDraft", { time: formatMoment(keptAt) })} text={t("ownDraftText")}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          discardDraft();
          onClose();
        }}
      >
        {form("discard")}
      </Button>
    </StateSection>
  );
}
