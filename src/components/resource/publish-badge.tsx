"use client";

import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import { formatDate, formatDateTime } from "~/lib/dates";
import { type PublishState, publishState, publishStates } from "~/lib/publish-state";

type Publishable = Parameters<typeof publishState>[0] & { visibleEn: boolean; visibleVi: boolean; hasChanges?: boolean };

const variants = {
  draft: "neutral",
  scheduled: "warning",
  live: "success",
  ended: "outline",
} as const satisfies Record<PublishState, string>;

export function usePublishStates() {
  const t = useTranslations("resource.states");
  return publishStates.map((value) => ({ value, label: t(value) }));
}

export function PublishBadge({ of }: { of: Publishable }) {
  const t = useTranslations("resource");
  const state = publishState(of, new Date());
  const languages = [of.visibleEn && "EN", of.visibleVi && "VI"].filter(Boolean).join(" ");
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Badge variant={variants[state]} hasDot title={formatDateTime(of.publishAt) || undefined}>
        {state === "scheduled" ? t("scheduledFor", { at: formatDate(of.publishAt) }) : t(`states.${state}`)}
      </Badge>
      {of.hasChanges && (
        <Badge variant="warning" hasDot className="@max-4xl:px-1.5">
          <span className="@max-4xl:sr-only">{t("hasChanges")}</span>
        </Badge>
      )}
      {state !== "draft" && <span className="text-muted-foreground text-xs @max-4xl:hidden">{languages}</span>}
    </span>
  );
}
