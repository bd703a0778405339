import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { SiteTexts } from "./data";
import { PartSection } from "./part-section";
import type { LoadedPart } from "./part-views";
import type { Part } from "./parts";

type EmptyPartOptions = {
  /** Translated name of the part's kind. */
  name: string;
  locale: Locale;
  t: SiteTexts;
};

/** A part without content, which visitors don't see, in the preview beside its form: it can be selected and filled there. */
export function emptyPart(part: Part, { name, locale, t }: EmptyPartOptions): LoadedPart {
  const lead = "leadEn" in part ? inLanguage(part, "lead", locale) : null;
  return {
    part,
    anchors: [],
    questions: [],
    isEmpty: true,
    show: ({ frame }) => (
      <PartSection key={part.id} frame={frame} lead={lead}>
        <div className="rounded-xl border-2 border-dashed border-input px-6 py-14 text-center">
          <p className="font-medium">{name}</p>
          <p className="mt-1 text-sm text-muted-foreground">{t("preview.emptyPart")}</p>
        </div>
      </PartSection>
    ),
  };
}
