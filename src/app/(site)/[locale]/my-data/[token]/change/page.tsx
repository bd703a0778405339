import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContext } from "~/app/(site)/page-context";
import { ConsentField } from "~/components/site/form/consent-field";
import { FileField } from "~/components/site/form/file-field";
import { SiteForm } from "~/components/site/form/site-form";
import { TextField } from "~/components/site/form/text-field";
import { SitePage } from "~/components/site/site-page";
import { applicationByToken } from "~/features/career/application/data";
import { localePath } from "~/i18n/routing";
import { formState } from "~/server/forms/state";

type ChangeProps = { params: Promise<{ locale: string; token: string }> };

export async function generateMetadata({ params }: ChangeProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: { absolute: `${t("myData.changeTitle")} · ${site.name}` }, robots: { index: false, follow: false } };
}

export default async function ChangePage({ params }: ChangeProps) {
  const { db, locale, now, site, t } = await pageContext(params);
  const { token } = await params;
  const application = await applicationByToken(db, { token, locale, now });
  if (!application) notFound();
  const { name, phone, introduction } = application;
  const state = formState();
  const values = { name, phone: phone ?? "", introduction, ...state.values };
  const labels = {
    name: t("contact.name"),
    phone: t("contact.phone"),
    introduction: t("apply.introduction"),
    cv: t("myData.changeCv"),
    consent: t("contact.consent"),
  };
  const form = { id: "change-form", locale, state: { ...state, values }, labels };
  return (
    <SitePage locale={locale} site={site} path={`/my-data/${token}/change`}>
      <div className="page-width pt-10 lg:pt-14">
        <a
          href={localePath(locale, `/my-data/${token}`)}
          className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
        >
          {t("myData.back")}
        </a>
        <p className="mt-4 text-sm text-muted-foreground">{t("myData.private")}</p>
        <h1 className="mt-4 max-w-[24ch] text-title font-semibold">{t("myData.changeTitle")}</h1>
        <p className="mt-4 max-w-article text-lg text-muted-foreground">{t("myData.changeText")}</p>
        <div className="mt-10 max-w-article">
          <SiteForm form={form} submit={t("myData.changeSave")} hasFile>
            <TextField form={form} name="name" autoComplete="name" min={2} max={50} />
            <TextField form={form} name="phone" type="tel" autoComplete="tel" max={30} pattern="\+?[\d\s\(\).\-\/]{6,}" />
            <TextField form={form} name="introduction" max={2000} rows={6} />
            <FileField form={form} name="cv" heldName="heldCv" help={t("apply.cvHelp")} isRequired={false} />
            <ConsentField form={form} text={site.consent.text || t("apply.consentText")} version={site.consent.version} />
          </SiteForm>
        </div>
      </div>
    </SitePage>
  );
}
