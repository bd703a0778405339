"use client";
import { ArrowLeft, PanelRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { useRememberRecord } from "~/components/resource/recent-records";
import { Button } from "~/components/ui/button";
import type { PublishedPath } from "~/features/public-records";

type WritingHeadProps = {
  path: PublishedPath;
  id: number | undefined;
  back: string;
  title: string;
  badge: ReactNode;
  status: ReactNode;
  languages: ReactNode;
  preview: ReactNode;
  details: { id: string; isOpen: boolean; onToggle: () => void };
  /** The next step. */
  action: ReactNode;
};

/** Stays at the top while the text scrolls: where one is, whether it is safe, and what comes next. */
export function WritingHead({ path, id, back, title, badge, status, languages, preview, details, action }: WritingHeadProps) {
  const t = useTranslations("writing");
  const featureName = useFeatureName();
  useRememberRecord(path, id);
  return (
    <header
      data-writing-head
      className="-mx-4 -mt-5 sm:-mx-6 lg:-mt-6 sticky top-14 z-30 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-border border-b bg-background/95 px-4 py-1.5 backdrop-blur sm:px-6"
    >
      <Link
        href={back}
        className="inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 text-muted-foreground text-sm hover:text-foreground max-md:-ml-2"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span className="max-md:sr-only">{featureName(path)}</span>
      </Link>
      <h1 tabIndex={-1} className="min-w-0 max-w-56 truncate font-medium text-sm max-xl:sr-only">
        {title}
      </h1>
      {badge}
      {status}
      <div className="ml-auto flex flex-wrap items-center gap-1.5">
        {languages}
        {preview}
        <Button variant="ghost" size="sm" aria-expanded={details.isOpen} aria-controls={details.id} onClick={details.onToggle}>
          <PanelRight aria-hidden />
          <span className="max-sm:sr-only">{t("details")}</span>
        </Button>
        {action}
      </div>
    </header>
  );
}
