"use client";
import { useTranslations } from "next-intl";
import { CallToActionForm } from "../parts/call-to-action/form";
import { CardsForm } from "../parts/cards/form";
import { CaseStoryForm } from "../parts/case-story/form";
import { FiguresForm } from "../parts/figures/form";
import { FilesForm } from "../parts/files/form";
import { GalleryForm } from "../parts/gallery/form";
import { HeroForm } from "../parts/hero/form";
import { HistoryForm } from "../parts/history/form";
import { JobsForm } from "../parts/jobs/form";
import { NewsForm } from "../parts/news/form";
import type { Part } from "../parts/parts";
import { PerksForm } from "../parts/perks/form";
import { QuestionsForm } from "../parts/questions/form";
import { QuoteForm } from "../parts/quote/form";
import { ServicesForm } from "../parts/services/form";
import { StepsForm } from "../parts/steps/form";
import { TableForm } from "../parts/table/form";
import { TextForm } from "../parts/text/form";
import { TextPictureForm } from "../parts/text-picture/form";
import { VideoForm } from "../parts/video/form";
import { PartForm, type PartFormProps } from "./part-form";
import { RecordsForm } from "./records-form";

/** Fields of a part, by its kind. */
export function PartFields({ part, ...props }: PartFormProps<Part>) {
  switch (part.kind) {
    case "hero":
      return <HeroForm part={part} {...props} />;
    case "text":
      return <TextForm part={part} {...props} />;
    case "textPicture":
      return <TextPictureForm part={part} {...props} />;
    case "cards":
      return <CardsForm part={part} {...props} />;
    case "quote":
      return <QuoteForm part={part} {...props} />;
    case "perks":
      return <PerksForm part={part} {...props} />;
    case "caseStory":
      return <CaseStoryForm part={part} {...props} />;
    case "services":
      return <ServicesForm part={part} {...props} />;
    case "questions":
      return <QuestionsForm part={part} {...props} />;
    case "steps":
      return <StepsForm part={part} {...props} />;
    case "gallery":
      return <GalleryForm part={part} {...props} />;
    case "table":
      return <TableForm part={part} {...props} />;
    case "video":
      return <VideoForm part={part} {...props} />;
    case "files":
      return <FilesForm part={part} {...props} />;
    case "news":
      return <NewsForm part={part} {...props} />;
    case "jobs":
      return <JobsForm part={part} {...props} />;
    case "history":
      return <HistoryForm part={part} {...props} />;
    case "callToAction":
      return <CallToActionForm part={part} {...props} />;
    case "figures":
      return <FiguresForm part={part} {...props} />;
    case "partners":
    case "offices":
    case "aboutSections":
      return <RecordsForm part={part} {...props} />;
    case "company":
    case "serviceList":
    case "articleList":
    case "jobList":
    case "contactForm":
      return <PartForm part={part} {...props} />;
    case "unknown":
      return <UnknownPart />;
  }
}

function UnknownPart() {
  const t = useTranslations("page.parts");
  return <p className="text-muted-foreground text-sm">{t("unknown")}</p>;
}
