"use client";

import { useTranslations } from "next-intl";
import { BilingualField } from "~/components/fields/bilingual-field";
import { IconField } from "~/components/fields/icon-field";
import { ImageField } from "~/components/fields/image-field";
import { PublishingFields } from "~/components/fields/publishing-fields";
import { SeoFields } from "~/components/fields/seo-fields";
import { SlugField } from "~/components/fields/slug-field";
import { FormSection } from "~/components/form/form-section";
import { PreviewLinks } from "~/components/resource/preview-links";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { emptyService, serviceSchema } from "~/features/website/service/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

type Service = RouterOutputs["website"]["service"]["byId"];

const { byId, history, pending, create, update } = api.website.service;

type ServiceFormProps = {
  /** Null for a new record. */
  service: Service | null;
  /** Initial values of a new record. */
  copied?: Service | null;
};

export function ServiceForm({ service, copied }: ServiceFormProps) {
  const t = useTranslations("service");
  const form = useTranslations("form");
  const text = useInLanguage();
  return (
    <ResourceFormPage
      path="/admin/service"
      api={{ byId, history, pending, create, update }}
      record={service}
      copied={copied}
      schema={serviceSchema}
      empty={emptyService}
      title={(row) => text(row, "name")}
      badge={(row) => <PublishBadge of={row} />}
      actions={(row) => <PreviewLinks path="/admin/service" id={row.id} api={api.website.service.preview} />}
      settings={(control) => (
        <>
          <FormSection title={form("publishing")}>
            <PublishingFields control={control} needs={["name", "description", "content"]} />
          </FormSection>
          <FormSection title={t("appearance")}>
            <ImageField control={control} name="imageId" />
            <IconField control={control} name="icon" />
          </FormSection>
        </>
      )}
    >
      {(control) => (
        <>
          <FormSection>
            <BilingualField control={control} name="name" max={50} />
            <SlugField control={control} name="slug" from="name" kind="/admin/service" />
            <BilingualField control={control} name="description" variant="textarea" max={500} rows={4} />
            <BilingualField control={control} name="content" variant="rich" />
          </FormSection>
          <FormSection title={form("searchAndSharing")} description={t("searchHelp")}>
            <SeoFields control={control} title="name" description="description" kind="/admin/service" />
          </FormSection>
        </>
      )}
    </ResourceFormPage>
  );
}
