"use client";
import { useTranslations } from "next-intl";
import { FormSection } from "~/components/form/form-section";
import type { SettingControl } from "../setting-control";
import { FooterFields } from "./footer-fields";
import { HeaderFields } from "./header-fields";

/** The menus at the top and at the bottom of each public page. */
export function MenuFields({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.menu");
  return (
    <>
      <FormSection title={t("header")} description={t("headerHelp")}>
        <HeaderFields control={control} />
      </FormSection>
      <FormSection title={t("footer")} description={t("footerHelp")}>
        <FooterFields control={control} />
      </FormSection>
    </>
  );
}
