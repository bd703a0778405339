import { getTranslations } from "next-intl/server";
import { ConsentField } from "~/components/site/form/consent-field";
import { FileField } from "~/components/site/form/file-field";
import { SentNotice } from "~/components/site/form/sent-notice";
import { SiteForm } from "~/components/site/form/site-form";
import { TextField } from "~/components/site/form/text-field";
import type { Site } from "~/features/website/setting/data";
import type { Locale } from "~/i18n/routing";
import type { FormState } from "~/server/forms/state";

type ApplySectionProps = {
  locale: Locale;
  /** Result of `formState()`. */
  state: FormState;
  /** Consent text; null falls back to the product's own words. */
  consent: Site["consent"];
  /** The application was just sent (`?sent=1`). */
  isSent: boolean;
  /** Whether a mail confirms it. */
  hasMail: boolean;
};

export async function ApplySection({ locale, state, consent, isSent, hasMail }: ApplySectionProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const sentText = state.privateLink ? "linkText" : hasMail ? "sentText" : "noMailText";
  return (
    <section id="apply" aria-labelledby="apply-title" className="page-width mt-20 lg:mt-28 print:hidden">
      <h2 id="apply-title" className="text-title font-semibold">
        {t("apply.title")}
      </h2>
      <div className="mt-8 max-w-article">
        {isSent ? (
          <SentNotice
            form="apply-form"
            locale={locale}
            title={t("apply.sentTitle")}
            text={t(`apply.${sentText}`)}
            privateLink={state.privateLink}
          />
        ) : (
          <ApplyForm locale={locale} state={state} consent={consent} />
        )}
      </div>
    </section>
  );
}

async function ApplyForm({ locale, state, consent }: Omit<ApplySectionProps, "isSent" | "hasMail">) {
  const t = await getTranslations({ locale, namespace: "site" });
  const labels = {
    name: t("contact.name"),
    email: t("contact.email"),
    phone: t("contact.phone"),
    introduction: t("apply.introduction"),
    cv: t("apply.cv"),
    consent: t("contact.consent"),
  };
  const form = { id: "apply-form", locale, state, labels };
  return (
    <SiteForm form={form} submit={t("apply.send")} hasFile>
      <TextField form={form} name="name" autoComplete="name" min={2} max={50} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="email" type="email" autoComplete="email" min={1} max={254} />
        <TextField form={form} name="phone" type="tel" autoComplete="tel" max={30} pattern="\+?[\d\s\(\).\-\/]{6,}" />
      </div>
      <TextField form={form} name="introduction" max={2000} rows={6} help={t("apply.introductionHelp")} />
      <FileField form={form} name="cv" heldName="heldCv" help={t("apply.cvHelp")} />
      <ConsentField form={form} text={consent.text || t("apply.consentText")} version={consent.version} />
    </SiteForm>
  );
}
