"use client";
import { useTranslations } from "next-intl";
import { LabelsAbove } from "~/components/form/form-scope";
import { FormSection } from "~/components/form/form-section";
import type { SettingControl } from "../setting-control";
import { SitePreview } from "../site-preview";
import { FooterFields } from "./footer-fields";
import { HeaderFields } from "./header-fields";
import { LineEstimate } from "./line-estimate";
import { type PageNames, PageNamesContext } from "./page-names";

/** The menus at the top and at the bottom of each public page. */
export function MenuFields({ control, pageNames }: { control: SettingControl; pageNames: PageNames }) {
  const t = useTranslations("setting.menu");
  return (
    <PageNamesContext value={pageNames}>
      <LabelsAbove>
        <FormSection title={t("header")} description={t("headerHelp")}>
          <LineEstimate />
          <SitePreview control={control} className="h-56" />
          <HeaderFields control={control} />
        </FormSection>
        <FormSection title={t("footer")} description={t("footerHelp")}>
          <FooterFields control={control} />
        </FormSection>
      </LabelsAbove>
    </PageNamesContext>
  );
}
