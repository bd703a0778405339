import type { ReactNode } from "react";
import type { WholeSite } from "~/components/site/whole-site";
import type { Locale } from "~/i18n/routing";
import type { SiteTexts } from "./data";
import type { Tone } from "./part";

/** Properties of the section around a part. */
export type PartFrame = {
  /** Target of links to the part: the first of its kind has it. */
  id: string | undefined;
  title: string | null;
  tone: Tone;
  /** The part before has the same tone. */
  isJoined: boolean;
  /** The part after has the same tone and joins. */
  isContinued: boolean;
  /** Follows a band of another tone without a gap. */
  isFlush: boolean;
  /** A band that ends the page. */
  isLast: boolean;
  isThemed: true;
};

/** Head of a page that begins with a hero. */
export type Opening = {
  /** Used by a hero without a title. */
  title: string;
  path: string;
  origin: string;
  /** Replaces the hero's lead. */
  lead: string | undefined;
  contents: ReactNode;
  /** The page's own list, which follows the head without a title of its own. */
  body: ReactNode;
};

/** Data of the page that the view of a part reads. */
export type PartSurroundings = {
  frame: PartFrame;
  /** Null for a part that doesn't head its page. */
  opening: Opening | null;
  isFirstOfKind: boolean;
  /** First part below the page's head. */
  isNearTop: boolean;
  /** Shown inside the page's head, below its title. */
  isInHead: boolean;
  locale: Locale;
  site: WholeSite;
  /** Bare path of the page. */
  path: string;
  t: SiteTexts;
  /** Returns a loaded rich text as visitors see it. */
  rendered: (html: string) => string;
};

export type PartViewProps<Data> = PartSurroundings & { data: Data };

/** Properties of the view of what a kind's loader returns. */
export type ViewPropsOf<Load extends (...args: never) => Promise<unknown>> = PartViewProps<
  NonNullable<Awaited<ReturnType<Load>>>
>;
