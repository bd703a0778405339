"use client";

import { useTranslations } from "next-intl";
import { BilingualField } from "~/components/fields/bilingual-field";
import { PublishingFields } from "~/components/fields/publishing-fields";
import { SelectField } from "~/components/fields/select-field";
import { SeoFields } from "~/components/fields/seo-fields";
import { SlugField } from "~/components/fields/slug-field";
import { FormSection } from "~/components/form/form-section";
import { PreviewLinks } from "~/components/resource/preview-links";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { emptyPage, pagePlacements, pageSchema } from "~/features/website/page/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

type Page = RouterOutputs["website"]["page"]["byId"];

const { byId, history, pending, create, update } = api.website.page;

type PageFormProps = {
  /** Null for a new record. */
  page: Page | null;
  /** Initial values of a new record. */
  copied?: Page | null;
};

export function PageForm({ page, copied }: PageFormProps) {
  const t = useTranslations("page");
  const form = useTranslations("form");
  const text = useInLanguage();
  return (
    <ResourceFormPage
      path="/admin/page"
      api={{ byId, history, pending, create, update }}
      record={page}
      copied={copied}
      schema={pageSchema}
      empty={emptyPage}
      title={(row) => text(row, "title")}
      badge={(row) => <PublishBadge of={row} />}
      actions={(row) => <PreviewLinks path="/admin/page" id={row.id} api={api.website.page.preview} />}
      settings={(control) => (
        <>
          <FormSection title={form("publishing")}>
            <PublishingFields control={control} needs={["title", "content"]} />
          </FormSection>
          <FormSection title={t("navigation")}>
            <SelectField
              control={control}
              name="placement"
              options={pagePlacements.map((value) => ({ value, label: t(`placements.${value}`) }))}
            />
          </FormSection>
        </>
      )}
    >
      {(control) => (
        <>
          <FormSection>
            <BilingualField control={control} name="title" max={255} />
            <SlugField control={control} name="slug" from="title" kind="/admin/page" />
            <BilingualField control={control} name="content" variant="rich" />
          </FormSection>
          <FormSection title={form("searchAndSharing")} description={t("searchHelp")}>
            <SeoFields control={control} title="title" description="content" kind="/admin/page" isRichText />
          </FormSection>
        </>
      )}
    </ResourceFormPage>
  );
}
