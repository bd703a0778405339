"use client";

import { useTranslations } from "next-intl";
import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { PublishingFields } from "~/components/fields/publishing-fields";
import { SelectField } from "~/components/fields/select-field";
import { FormSection } from "~/components/form/form-section";
import { PreviewLinks } from "~/components/resource/preview-links";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { aboutLayouts, aboutUsSchema, emptyAboutUs } from "~/features/website/about-us/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

type AboutSection = RouterOutputs["website"]["aboutUs"]["byId"];

const { byId, history, pending, create, update } = api.website.aboutUs;

type AboutUsFormProps = {
  /** Null for a new record. */
  section: AboutSection | null;
  /** Initial values of a new record. */
  copied?: AboutSection | null;
};

export function AboutUsForm({ section, copied }: AboutUsFormProps) {
  const t = useTranslations("about-us");
  const form = useTranslations("form");
  const text = useInLanguage();
  return (
    <ResourceFormPage
      path="/admin/about-us"
      api={{ byId, history, pending, create, update }}
      record={section}
      copied={copied}
      schema={aboutUsSchema}
      empty={emptyAboutUs}
      title={(row) => text(row, "name")}
      badge={(row) => <PublishBadge of={row} />}
      actions={(row) => <PreviewLinks path="/admin/about-us" id={row.id} api={api.website.aboutUs.preview} />}
      settings={(control) => (
        <>
          <FormSection title={form("publishing")}>
            <PublishingFields control={control} needs={["name", "description"]} />
          </FormSection>
          <FormSection title={t("image")}>
            <SelectField
              control={control}
              name="layout"
              options={aboutLayouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
            />
            <ImageField control={control} name="imageId" />
          </FormSection>
        </>
      )}
    >
      {(control) => (
        <FormSection>
          <BilingualField control={control} name="name" max={50} />
          <BilingualField control={control} name="description" variant="rich" />
        </FormSection>
      )}
    </ResourceFormPage>
  );
}
