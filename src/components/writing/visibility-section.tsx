"use client";
import { CircleCheck, CircleDashed, CircleSlash, Clock, ExternalLink, Link2, type LucideIcon, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormScope } from "~/components/form/form-scope";
import { publicAddresses } from "~/components/resource/public-addresses";
import { Button } from "~/components/ui/button";
import { type PublishState, publishState } from "~/lib/publish-state";
import { formatMoment } from "~/lib/short-dates";
import { CopyButton } from "./copy-button";
import { StateSection } from "./state-section";
import type { WritingState } from "./writing-state";

const icons: Record<PublishState, LucideIcon> = { draft: CircleDashed, scheduled: Clock, live: CircleCheck, ended: CircleSlash };

/** Says whether visitors see the record, in which languages and where. */
export function VisibilitySection({ state: { path, row, isRestored, notice } }: { state: WritingState }) {
  const t = useTranslations("writing.state");
  const states = useTranslations("resource.states");
  const common = useTranslations("common");
  const fields = useTranslations("fields.common");
  const { language } = useFormScope();
  if (isRestored) {
    return (
      <StateSection icon={Trash2} title={fields("trash")}>
        {notice}
      </StateSection>
    );
  }
  if (!row) return <StateSection icon={icons.draft} title={states("draft")} text={t("newText")} />;
  const state = publishState(row, new Date());
  const shown = publicAddresses(path, row);
  const isSeen = state === "live" || state === "scheduled";
  const seenIn = shown.length === 2 ? "both" : (shown[0]?.lang ?? "none");
  const titles = {
    draft: states("draft"),
    scheduled: row.publishAt && t("visibleFrom", { time: formatMoment(row.publishAt) }),
    live: row.publishAt && t("liveSince", { time: formatMoment(row.publishAt) }),
    ended: row.unpublishAt && t("endedAt", { time: formatMoment(row.unpublishAt) }),
  };
  const texts = {
    draft: t("draftText"),
    scheduled: t("seenLater", { languages: seenIn }),
    live: t("seen", { languages: seenIn }),
    ended: t("endedText"),
  };
  const href = state === "live" ? (shown.find(({ lang }) => lang === language) ?? shown[0])?.address : undefined;
  return (
    <StateSection
      tone={state === "live" ? "success" : "plain"}
      icon={icons[state]}
      title={titles[state] ?? states(state)}
      text={isSeen && shown.length === 0 ? t("seenByNobody") : texts[state]}
    >
      {href !== undefined && (
        <>
          <Button asChild variant="outline" size="sm">
            <a href={href} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              {t("viewOnSite")}
            </a>
          </Button>
          <CopyButton icon={Link2} label={common("copyLink")} text={() => new URL(href, window.location.origin).href} />
        </>
      )}
    </StateSection>
  );
}
