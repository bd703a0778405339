"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { SelectField } from "~/components/fields/select-field";
import type { FormControl } from "~/components/form/form-values";
import { DetailsSection } from "~/components/writing/details-panel";
import { PanelField } from "~/components/writing/panel-field";
import type { WritingFrame } from "~/components/writing/writing-layout";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { exampleRule } from "~/features/website/page/parts/parts-rule";
import { emptyPage, pageSchema } from "~/features/website/page/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { suffixOf } from "~/lib/languages";
import { pagePlacements } from "~/lib/page-placements";
import { api, type RouterOutputs } from "~/trpc/client";
import { type EditedPage, EditorProvider } from "./editor/editor-context";
import { pageLayout } from "./editor/page-layout";

const { byId, history, pending, preview, create, update, newPartTexts } = api.website.page;

const editedPage: EditedPage = {
  useNewPartTexts: () => newPartTexts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data,
  useOpeningTexts: (values) => (_opening, locale) => ({ title: values[`title${suffixOf[locale]}`] }),
};

function Frame(props: WritingFrame<typeof emptyPage>) {
  return <EditorProvider page={editedPage} {...props} />;
}

export function PageForm(props: WrittenRecord<RouterOutputs["website"]["page"]["byId"]>) {
  const t = useTranslations("page");
  const text = useInLanguage();
  const texts = editedPage.useNewPartTexts();
  const publishSchema = useMemo(() => pageSchema.superRefine(exampleRule(texts?.examples ?? {})), [texts]);
  const placement = (control: FormControl<typeof emptyPage>) => (
    <SelectField
      control={control}
      name="placement"
      options={pagePlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
    />
  );
  return (
    <WritingPage
      {...props}
      path="/admin/page"
      api={{ byId, history, pending, preview, create, update }}
      schema={pageSchema}
      publishSchema={publishSchema}
      empty={emptyPage}
      title={(row) => text(row, "title")}
      facts={placement}
      details={(control) => <DetailsSection title={t("navigation")}>{placement(control)}</DetailsSection>}
      layout={{ ...pageLayout, Frame }}
    >
      {(control) => <PanelField control={control} name="title" max={255} />}
    </WritingPage>
  );
}
