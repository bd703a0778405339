"use client";
import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import type { AdminPath } from "~/features/registry";
import { hasOwnFigures } from "../../parts/figures/schema";
import type { Part } from "../../parts/parts";

/** Page of the back office on which staff edit what a part shows. */
const sources: { readonly [Kind in Part["kind"]]?: AdminPath } = {
  services: "/admin/service",
  figures: "/admin/statistic",
  news: "/admin/news",
  jobs: "/admin/career",
  partners: "/admin/partner",
  offices: "/admin/office",
  history: "/admin/history",
  aboutSections: "/admin/about-us",
  company: "/admin/company-info",
  serviceList: "/admin/service",
  articleList: "/admin/news",
  jobList: "/admin/career",
};

/** Says where the records of a part are edited. A part's own figures are edited in the part. */
export function RecordsSource({ part }: { part: Part }) {
  const path = sources[part.kind];
  const showsOwn = part.kind === "figures" && hasOwnFigures(part);
  return path === undefined || showsOwn ? null : <Source path={path} />;
}

function Source({ path }: { path: AdminPath }) {
  const t = useTranslations("page.editor");
  const page = useFeatureName()(path);
  const link = (
    <Button asChild variant="outline" size="sm">
      <a href={path} target="_blank" rel="noopener">
        {t("openSource", { page })}
        <ArrowUpRight aria-hidden />
      </a>
    </Button>
  );
  return (
    <Alert role="note" title={t("source", { page })} actions={useMay(path).view && link}>
      {t("sourceHelp")}
    </Alert>
  );
}
