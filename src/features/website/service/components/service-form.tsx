"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { IconField } from "~/components/fields/icon-field";
import { ImageField } from "~/components/fields/image-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { PanelField } from "~/components/writing/panel-field";
import type { WritingFrame } from "~/components/writing/writing-layout";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { type EditedPage, EditorProvider } from "~/features/website/page/components/editor/editor-context";
import { pageLayout } from "~/features/website/page/components/editor/page-layout";
import { exampleRule } from "~/features/website/page/parts/parts-rule";
import { emptyService, serviceSchema } from "~/features/website/service/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, create, update, newPartTexts } = api.website.service;

const editedService: EditedPage = {
  useNewPartTexts: () => newPartTexts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data,
  useOpeningTexts: () => () => ({}),
  isBelowText: true,
};

function Frame(props: WritingFrame<typeof emptyService>) {
  return <EditorProvider page={editedService} {...props} />;
}

export function ServiceForm(props: WrittenRecord<RouterOutputs["website"]["service"]["byId"]>) {
  const t = useTranslations("service");
  const text = useInLanguage();
  const texts = editedService.useNewPartTexts();
  const publishSchema = useMemo(() => serviceSchema.superRefine(exampleRule(texts?.examples ?? {})), [texts]);
  return (
    <WritingPage
      {...props}
      path="/admin/service"
      api={{ byId, history, pending, preview, create, update }}
      schema={serviceSchema}
      publishSchema={publishSchema}
      empty={emptyService}
      title={(row) => text(row, "name")}
      details={(control) => (
        <DetailsSection title={t("appearance")}>
          <IconField control={control} name="icon" />
        </DetailsSection>
      )}
      layout={{ ...pageLayout, Frame }}
    >
      {(control) => (
        <>
          <PanelField control={control} name="name" max={50} />
          <PanelField control={control} name="description" max={500} />
          <PanelField control={control} name="points" description={t("pointsHelp")} />
          <ImageField control={control} name="imageId" />
          <PanelField control={control} name="content" variant="rich" />
        </>
      )}
    </WritingPage>
  );
}
