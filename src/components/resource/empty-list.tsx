"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Arches } from "~/components/site/arches";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";

type EmptyListProps = {
  /** Nothing is found, the open view has no records, or there are none at all. */
  reason: "noMatch" | "emptyView" | "empty";
  /** What an empty view means. */
  title: string | undefined;
  /** What belongs into a list without records. */
  help: string | undefined;
  newButton: ReactNode;
  onClear: () => void;
};

/** Says why a list has no rows, and offers the next step. */
export function EmptyList({ reason, title, help, newButton, onClear }: EmptyListProps) {
  const t = useTranslations("table");
  const resource = useTranslations("resource");
  if (reason === "noMatch") {
    return (
      <EmptyState icon={SearchX} title={t("noMatch")} description={t("noMatchHelp")}>
        <Button variant="outline" onClick={onClear}>
          {t("clearFilters")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="grid justify-items-center pt-10">
      <Arches className="h-24 text-primary-text" />
      {reason === "emptyView" ? (
        <EmptyState className="pt-5" title={title ?? t("emptyView")} />
      ) : (
        <EmptyState className="pt-5" title={t("empty")} description={help ?? (newButton ? resource("emptyHelp") : undefined)}>
          {newButton}
        </EmptyState>
      )}
    </div>
  );
}
