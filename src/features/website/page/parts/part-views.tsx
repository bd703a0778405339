import type { FC, ReactNode } from "react";
import { loadAboutSections } from "./about-sections/data";
import { AboutSectionsView } from "./about-sections/view";
import { loadArticleList } from "./article-list/data";
import { ArticleListView } from "./article-list/view";
import { loadCallToAction } from "./call-to-action/data";
import { CallToActionView } from "./call-to-action/view";
import { loadCards } from "./cards/data";
import { CardsView } from "./cards/view";
import { loadCaseStory } from "./case-story/data";
import { CaseStoryView } from "./case-story/view";
import { loadCompany } from "./company/data";
import { CompanyView } from "./company/view";
import { loadContactForm } from "./contact-form/data";
import { contactFormId } from "./contact-form/schema";
import { ContactFormView } from "./contact-form/view";
import type { PartContext } from "./data";
import { loadFigures } from "./figures/data";
import { FiguresView } from "./figures/view";
import { loadFiles } from "./files/data";
import { FilesView } from "./files/view";
import { loadGallery } from "./gallery/data";
import { GalleryView } from "./gallery/view";
import { loadHero } from "./hero/data";
import { HeroView } from "./hero/view";
import { loadHistory } from "./history/data";
import { HistoryView } from "./history/view";
import { loadJobList } from "./job-list/data";
import { JobListView } from "./job-list/view";
import { loadJobs } from "./jobs/data";
import { JobsView } from "./jobs/view";
import { loadNews } from "./news/data";
import { NewsView } from "./news/view";
import { loadOffices } from "./offices/data";
import { OfficesView } from "./offices/view";
import type { PartSurroundings, PartViewProps } from "./part-view";
import { loadPartners } from "./partners/data";
import { PartnersView } from "./partners/view";
import type { Part, PartOf } from "./parts";
import { loadPerks } from "./perks/data";
import { PerksView } from "./perks/view";
import { loadQuestions, type Question } from "./questions/data";
import { QuestionsView } from "./questions/view";
import { loadQuote } from "./quote/data";
import { QuoteView } from "./quote/view";
import { loadServiceList } from "./service-list/data";
import { ServiceListView } from "./service-list/view";
import { loadServices } from "./services/data";
import { ServicesView } from "./services/view";
import { loadSteps } from "./steps/data";
import { StepsView } from "./steps/view";
import { loadTable } from "./table/data";
import { TableView } from "./table/view";
import { loadText } from "./text/data";
import { TextView } from "./text/view";
import { loadTextPicture } from "./text-picture/data";
import { TextPictureView } from "./text-picture/view";
import { loadVideo } from "./video/data";
import { VideoView } from "./video/view";

type Kind = Part["kind"];
type PartByKind = { [One in Kind]: PartOf<One> };

/** Link to a place in a part, for the page's contents. */
export type Anchor = { id: string; name: string };

export type LoadedPart = {
  part: Part;
  anchors: readonly Anchor[];
  /** Questions that search engines may show with their answers. */
  questions: readonly Question[];
  /** A list without records, which is shown all the same. */
  isEmpty: boolean;
  show: (surroundings: PartSurroundings) => ReactNode;
};

/** Loads a part; null when it has no content. */
type Load<One extends Part> = (part: One, context: PartContext) => Promise<LoadedPart | null>;

/** How each kind is read and shown. */
const loaders: { [One in Kind]: Load<PartByKind[One]> } = {
  hero: pair(loadHero, HeroView),
  text: pair(loadText, TextView),
  textPicture: pair(loadTextPicture, TextPictureView),
  cards: pair(loadCards, CardsView),
  quote: pair(loadQuote, QuoteView),
  perks: pair(loadPerks, PerksView),
  caseStory: pair(loadCaseStory, CaseStoryView),
  questions: pair(loadQuestions, QuestionsView, { questionsOf: ({ questions }) => questions }),
  steps: pair(loadSteps, StepsView),
  gallery: pair(loadGallery, GalleryView),
  table: pair(loadTable, TableView),
  video: pair(loadVideo, VideoView),
  files: pair(loadFiles, FilesView),
  services: pair(loadServices, ServicesView),
  figures: pair(loadFigures, FiguresView),
  news: pair(loadNews, NewsView),
  jobs: pair(loadJobs, JobsView),
  partners: pair(loadPartners, PartnersView),
  offices: pair(loadOffices, OfficesView),
  history: pair(loadHistory, HistoryView),
  aboutSections: pair(loadAboutSections, AboutSectionsView, {
    anchorsOf: ({ sections }) => sections.map(({ anchor: id, name }) => ({ id, name })),
  }),
  company: pair(loadCompany, CompanyView),
  callToAction: pair(loadCallToAction, CallToActionView),
  serviceList: pair(loadServiceList, ServiceListView, { isEmpty: ({ services }) => services.length === 0 }),
  articleList: pair(loadArticleList, ArticleListView),
  jobList: pair(loadJobList, JobListView),
  contactForm: pair(loadContactForm, ContactFormView),
  unknown: async () => null,
};

/** Ids by which other pages and the page's contents link to a kind. */
export const anchorIds: { readonly [One in Kind]?: string } = {
  offices: "offices",
  history: "history",
  company: "company",
  callToAction: "contact",
  contactForm: contactFormId,
};

export function loadPart(part: Part, context: PartContext): Promise<LoadedPart | null> {
  return loadKind(part.kind, part, context);
}

/** Generic, because only then does TypeScript know that a kind's loader takes the parts of this kind. */
function loadKind<One extends Kind>(kind: One, part: PartByKind[One], context: PartContext): Promise<LoadedPart | null> {
  return loaders[kind](part, context);
}

type About<Data> = {
  /** Lists places in the part that the page's contents link to. */
  anchorsOf?: (data: Data) => readonly Anchor[];
  questionsOf?: (data: Data) => readonly Question[];
  isEmpty?: (data: Data) => boolean;
};

/** Pairs a loader with the view of its data. */
function pair<One extends Part, Data>(
  load: (part: One, context: PartContext) => Promise<Data | null>,
  View: FC<PartViewProps<Data>>,
  { anchorsOf, questionsOf, isEmpty }: About<Data> = {},
): Load<One> {
  return async (part, context) => {
    const data = await load(part, context);
    if (data === null) return null;
    return {
      part,
      anchors: anchorsOf?.(data) ?? [],
      questions: questionsOf?.(data) ?? [],
      isEmpty: isEmpty?.(data) ?? false,
      show: (surroundings) => <View key={part.id} {...surroundings} data={data} />,
    };
  };
}
