"use client";

import { useTranslations } from "next-intl";
import { BilingualField } from "~/components/fields/bilingual-field";
import { DateTimeField } from "~/components/fields/date-time-field";
import { ImageField } from "~/components/fields/image-field";
import { TextField } from "~/components/fields/text-field";
import { FormSection } from "~/components/form/form-section";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { companySchema, emptyCompany } from "~/features/company/info/schema";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, update } = api.company.info;

export function CompanyInfoAdmin({ company }: { company: RouterOutputs["company"]["info"]["byId"] }) {
  const t = useTranslations("company-info");
  return (
    <ResourceFormPage
      path="/admin/company-info"
      api={{ byId, history, update }}
      record={company}
      isSingle
      schema={companySchema}
      empty={emptyCompany}
    >
      {(control) => (
        <>
          <FormSection title={t("identity")} description={t("identityHelp")}>
            <BilingualField control={control} name="name" max={200} />
            <TextField control={control} name="shortName" description={t("shortNameHelp")} />
            <TextField control={control} name="taxCode" />
            <DateTimeField control={control} name="foundedOn" dateOnly />
          </FormSection>
          <FormSection title={t("representative")}>
            <TextField control={control} name="representative" />
            <BilingualField control={control} name="representativeTitle" max={100} />
          </FormSection>
          <FormSection title={t("contact")}>
            <TextField control={control} name="email" type="email" />
            <TextField control={control} name="phone" type="tel" />
          </FormSection>
          <FormSection title={t("logos")} description={t("logosHelp")}>
            <ImageField control={control} name="logoId" contain ground="both" />
            <ImageField control={control} name="namedLogoId" contain ground="both" />
            <ImageField control={control} name="darkNamedLogoId" contain ground="both" />
          </FormSection>
          <FormSection title={t("history")} description={t("historyHelp")}>
            <BilingualField control={control} name="history" variant="textarea" max={2000} rows={6} />
          </FormSection>
        </>
      )}
    </ResourceFormPage>
  );
}
