"use client";
import { Pencil } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { changedFieldsOf, type ShownChanges } from "~/components/form/pending-dialog";
import { Button } from "~/components/ui/button";
import { formatMoment } from "~/lib/short-dates";
import { StateSection } from "./state-section";

type PendingSectionProps = {
  pending: Pick<ShownChanges, "changes" | "published">;
  onDifference: () => void;
  /** undefined where nothing may be changed. */
  onDiscard: (() => void) | undefined;
};

/** Says that the form shows pending changes, whose they are and what can be done with them. */
export function PendingSection({ pending, onDifference, onDiscard }: PendingSectionProps) {
  const t = useTranslations("pending");
  const state = useTranslations("writing.state");
  const actions = useTranslations("writing.actions");
  const format = useFormatter();
  const { authors, updatedAt } = pending.changes;
  const names = new Set(authors.map((author) => author ?? t("deletedAccount")));
  return (
    <StateSection
      tone="warning"
      icon={Pencil}
      title={state("changed", { count: changedFieldsOf(pending).length })}
      text={t("text", {
        name: names.size > 0 ? format.list(names, { type: "conjunction" }) : t("someone"),
        time: formatMoment(updatedAt),
      })}
    >
      <Button variant="outline" size="sm" onClick={onDifference}>
        {t("difference")}
      </Button>
      {onDiscard && (
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {actions("discardChanges")}
        </Button>
      )}
    </StateSection>
  );
}
