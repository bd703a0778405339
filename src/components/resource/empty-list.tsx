"use client";

import { SearchX } from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textAt } from "~/components/fields/field-labels";
import { Arches } from "~/components/site/arches";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { AdminPath } from "~/features/registry";

type EmptyListProps = {
  path: AdminPath;
  /** Nothing is found, the open view has no records, or there are none at all. */
  reason: "noMatch" | "emptyView" | "empty";
  /** Explains an empty view. */
  title: string | undefined;
  newButton: ReactNode;
  onClear: () => void;
};

/** Says why a list has no rows, and offers the next step. What belongs into the list is the message `<page>.emptyHelp`. */
export function EmptyList({ path, reason, title, newButton, onClear }: EmptyListProps) {
  const t = useTranslations("table");
  const messages = useMessages();
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
        <EmptyState
          className="pt-5"
          title={t("empty")}
          description={textAt(messages, `${path.slice("/admin/".length)}.emptyHelp`)}
        >
          {newButton}
        </EmptyState>
      )}
    </div>
  );
}
