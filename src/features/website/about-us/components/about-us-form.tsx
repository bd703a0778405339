"use client";

import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { SelectField } from "~/components/fields/select-field";
import { CanvasField } from "~/components/writing/canvas-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { aboutUsSchema, emptyAboutUs } from "~/features/website/about-us/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { aboutLayouts } from "~/lib/about-layouts";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, create, update } = api.website.aboutUs;

export function AboutUsForm(props: WrittenRecord<RouterOutputs["website"]["aboutUs"]["byId"]>) {
  const t = useTranslations("about-us");
  const text = useInLanguage();
  return (
    <WritingPage
      {...props}
      path="/admin/about-us"
      api={{ byId, history, pending, preview, create, update }}
      schema={aboutUsSchema}
      empty={emptyAboutUs}
      title={(row) => text(row, "name")}
      details={(control) => (
        <DetailsSection title={t("image")}>
          <SelectField
            control={control}
            name="layout"
            options={aboutLayouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
          />
          <ImageField control={control} name="imageId" />
        </DetailsSection>
      )}
    >
      {(control) => (
        <>
          <CanvasField control={control} name="name" variant="title" max={50} />
          <CanvasField control={control} name="description" variant="rich" />
        </>
      )}
    </WritingPage>
  );
}
