import { getTranslations } from "next-intl/server";
import { ConsentField } from "~/components/site/form/consent-field";
import { SiteForm } from "~/components/site/form/site-form";
import { TextField } from "~/components/site/form/text-field";
import { MAX_VISITOR_TEXT } from "~/features/website/message/schema";
import type { Site } from "~/features/website/setting/data";
import type { Locale } from "~/i18n/routing";
import type { FormState } from "~/server/forms/state";

type ContactFormProps = {
  locale: Locale;
  state: FormState;
  consent: Site["consent"];
};

export async function ContactForm({ locale, state, consent }: ContactFormProps) {
  const t = await getTranslations({ locale, namespace: "site.contact" });
  const labels = {
    name: t("name"),
    email: t("email"),
    phone: t("phone"),
    company: t("company"),
    subject: t("subject"),
    text: t("message"),
    consent: t("consent"),
  };
  const form = { id: "contact-form", locale, state, labels };
  return (
    <SiteForm form={form} submit={t("send")}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="name" autoComplete="name" min={2} max={50} />
        <TextField form={form} name="email" type="email" autoComplete="email" min={1} max={254} />
        <TextField form={form} name="phone" type="tel" autoComplete="tel" max={30} />
        <TextField form={form} name="company" autoComplete="organization" max={100} />
      </div>
      <TextField form={form} name="subject" min={2} max={150} />
      <TextField form={form} name="text" min={2} max={MAX_VISITOR_TEXT} rows={7} />
      {consent.text && <ConsentField form={form} {...consent} />}
    </SiteForm>
  );
}
