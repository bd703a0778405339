"use client";

import { useTranslations } from "next-intl";
import { IconField } from "~/components/fields/icon-field";
import { CanvasField } from "~/components/writing/canvas-field";
import { CoverField } from "~/components/writing/cover-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { emptyService, serviceSchema } from "~/features/website/service/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, create, update } = api.website.service;

export function ServiceForm(props: WrittenRecord<RouterOutputs["website"]["service"]["byId"]>) {
  const t = useTranslations("service");
  const text = useInLanguage();
  return (
    <WritingPage
      {...props}
      path="/admin/service"
      api={{ byId, history, pending, preview, create, update }}
      schema={serviceSchema}
      empty={emptyService}
      title={(row) => text(row, "name")}
      details={(control) => (
        <DetailsSection title={t("appearance")}>
          <IconField control={control} name="icon" />
        </DetailsSection>
      )}
    >
      {(control) => (
        <>
          <CoverField control={control} name="imageId" />
          <CanvasField control={control} name="name" variant="title" max={50} />
          <CanvasField control={control} name="description" variant="lead" max={500} />
          <CanvasField control={control} name="content" variant="rich" />
        </>
      )}
    </WritingPage>
  );
}
