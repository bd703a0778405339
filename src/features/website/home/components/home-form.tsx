"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { DetailsSection } from "~/components/writing/details-panel";
import { PanelField } from "~/components/writing/panel-field";
import type { WritingFrame } from "~/components/writing/writing-layout";
import { WritingPage } from "~/components/writing/writing-page";
import { addressOf } from "~/features/public-records";
import { emptyHome, homeSchema } from "~/features/website/home/schema";
import { type EditedPage, EditorProvider } from "~/features/website/page/components/editor/editor-context";
import { pageLayout } from "~/features/website/page/components/editor/page-layout";
import { homeTexts } from "~/features/website/page/parts/hero/hero-texts";
import { exampleRule } from "~/features/website/page/parts/parts-rule";
import { useInLanguage } from "~/i18n/use-in-language";
import { inLanguage, suffixOf } from "~/lib/languages";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, update, newPartTexts, siteTexts } = api.website.home;

const editedPage: EditedPage = {
  useNewPartTexts: () => newPartTexts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data,
  /** Home opens with the texts of the site, every other page with its title. */
  useOpeningTexts(values) {
    const isHome = values.slug === "";
    const { data: site } = siteTexts.useQuery(undefined, { enabled: isHome });
    return ({ variant }, locale) => {
      if (!isHome) return { title: values[`title${suffixOf[locale]}`] };
      if (!site) return {};
      return homeTexts(variant, {
        slogan: inLanguage(site, "slogan", locale),
        name: inLanguage(site, "siteName", locale),
        description: inLanguage(site, "description", locale),
      });
    };
  },
};

function Frame(props: WritingFrame<typeof emptyHome>) {
  return <EditorProvider page={editedPage} {...props} />;
}

type HomeFormProps = { record: RouterOutputs["website"]["home"]["byId"] };

/** Edits a fixed page, which keeps its address and stays published. */
export function HomeForm({ record }: HomeFormProps) {
  const t = useTranslations("form");
  const text = useInLanguage();
  const locale = useLocale();
  const texts = editedPage.useNewPartTexts();
  const publishSchema = useMemo(() => homeSchema.superRefine(exampleRule(texts?.examples ?? {})), [texts]);
  return (
    <WritingPage
      record={record}
      copied={null}
      path="/admin/home"
      api={{ byId, history, pending, preview, update }}
      schema={homeSchema}
      publishSchema={publishSchema}
      empty={emptyHome}
      title={(row) => text(row, "title")}
      details={() => (
        <DetailsSection title={t("address")}>
          <p className="text-sm">{addressOf("/admin/home", record, locale)}</p>
        </DetailsSection>
      )}
      layout={{ ...pageLayout, Frame }}
    >
      {(control) => <PanelField control={control} name="title" max={255} />}
    </WritingPage>
  );
}
