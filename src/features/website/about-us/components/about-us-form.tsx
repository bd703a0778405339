"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SelectField } from "~/components/fields/select-field";
import type { FormControl } from "~/components/form/form-values";
import { CanvasField } from "~/components/writing/canvas-field";
import { CoverField } from "~/components/writing/cover-field";
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
  const layout = (control: FormControl<typeof emptyAboutUs>) => (
    <SelectField
      control={control}
      name="layout"
      options={aboutLayouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
    />
  );
  return (
    <WritingPage
      {...props}
      path="/admin/about-us"
      api={{ byId, history, pending, preview, create, update }}
      schema={aboutUsSchema}
      empty={emptyAboutUs}
      title={(row) => text(row, "name")}
      facts={layout}
      details={(control) => <DetailsSection title={t("image")}>{layout(control)}</DetailsSection>}
    >
      {(control) => (
        <>
          <Cover control={control} />
          <CanvasField control={control} name="name" variant="title" max={50} />
          <CanvasField control={control} name="description" variant="rich" />
        </>
      )}
    </WritingPage>
  );
}

/** Hides the picture, without clearing it, where the layout has none. */
function Cover({ control }: { control: FormControl<typeof emptyAboutUs> }) {
  const layout = useWatch({ control, name: "layout" });
  return layout === "noImage" ? null : <CoverField control={control} name="imageId" />;
}
