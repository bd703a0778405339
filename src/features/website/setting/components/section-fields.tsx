"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { NumberField } from "~/components/fields/number-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { FormSection } from "~/components/form/form-section";
import { TextLink } from "~/components/ui/text-link";
import { LookFields } from "./look-fields";
import { MenuFields } from "./menu/menu-fields";
import type { PageNames } from "./menu/page-names";
import type { SettingSection } from "./sections";
import type { SettingControl } from "./setting-control";
import { SocialLinksField } from "./social-links-field";

type FieldsProps = { control: SettingControl; pageNames: PageNames };

const fieldsOf: Record<SettingSection, (props: FieldsProps) => ReactNode> = {
  identity: IdentityFields,
  look: LookFields,
  menu: MenuFields,
  sections: SectionsFields,
  contact: ContactFields,
  search: SearchFields,
  mail: MailFields,
  accounts: AccountFields,
  privacy: PrivacyFields,
};

/** The fields of one section of the settings. */
export function SectionFields({ section, ...props }: FieldsProps & { section: SettingSection }) {
  const Fields = fieldsOf[section];
  return <Fields {...props} />;
}

function IdentityFields({ control }: FieldsProps) {
  return (
    <FormSection>
      <BilingualField control={control} name="siteName" max={50} />
      <BilingualField control={control} name="slogan" max={160} />
      <BilingualField control={control} name="description" variant="textarea" max={300} rows={3} />
      <BilingualField control={control} name="keywords" max={300} />
      <BilingualField control={control} name="footer" variant="textarea" max={300} rows={2} />
      <ImageField control={control} name="heroImageId" />
      <ImageField control={control} name="shareImageId" />
    </FormSection>
  );
}

function SectionsFields({ control }: FieldsProps) {
  return (
    <FormSection>
      <SwitchField control={control} name="showServices" />
      <SwitchField control={control} name="showAboutUs" />
      <SwitchField control={control} name="showNews" />
      <SwitchField control={control} name="showCareer" />
      <SwitchField control={control} name="showContact" />
    </FormSection>
  );
}

function ContactFields({ control }: FieldsProps) {
  const t = useTranslations("setting");
  return (
    <>
      <FormSection title={t("channels")} description={t("channelsHelp")}>
        <ul className="grid gap-2 text-sm">
          <li>
            <TextLink href="/admin/company-info">{t("inCompany")}</TextLink>
          </li>
          <li>
            <TextLink href="/admin/office">{t("inOffices")}</TextLink>
          </li>
        </ul>
      </FormSection>
      <FormSection title={t("links")} description={t("linksHelp")}>
        <SocialLinksField control={control} />
      </FormSection>
    </>
  );
}

function SearchFields({ control }: FieldsProps) {
  const t = useTranslations("setting");
  return (
    <FormSection title={t("verification")} description={t("verificationHelp")}>
      <TextField control={control} name="googleVerification" />
      <TextField control={control} name="bingVerification" />
      <TextField control={control} name="yandexVerification" />
    </FormSection>
  );
}

function MailFields({ control }: FieldsProps) {
  const t = useTranslations("setting");
  return (
    <FormSection>
      <TextField control={control} name="senderName" description={t("senderNameHelp")} />
      <TextField control={control} name="senderEmail" type="email" description={t("senderEmailHelp")} />
      <TextField control={control} name="replyTo" type="email" description={t("replyToHelp")} />
      <TextField control={control} name="notifyRecipients" description={t("recipientsHelp")} />
    </FormSection>
  );
}

function AccountFields({ control }: FieldsProps) {
  const t = useTranslations("setting");
  return (
    <FormSection>
      <SwitchField control={control} name="signUp" />
      <SwitchField control={control} name="confirmEmail" />
      <SwitchField control={control} name="approveAccounts" />
      <NumberField control={control} name="passwordMin" description={t("passwordHelp")} />
      <NumberField control={control} name="passwordMax" description={t("passwordHelp")} />
      <NumberField control={control} name="sessionDays" description={t("sessionDaysHelp")} />
    </FormSection>
  );
}

function PrivacyFields({ control }: FieldsProps) {
  const t = useTranslations("setting");
  return (
    <FormSection>
      <BilingualField control={control} name="consent" variant="textarea" max={5000} rows={4} description={t("consentHelp")} />
      <NumberField control={control} name="retentionMonths" description={t("retentionHelp")} />
      <NumberField control={control} name="activityMonths" description={t("activityHelp")} />
      <NumberField control={control} name="outboxMonths" description={t("outboxHelp")} />
    </FormSection>
  );
}
