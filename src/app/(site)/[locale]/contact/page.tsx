import type { Metadata } from "next";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { buttonLink } from "~/components/site/button-link";
import { channels, externalLinks } from "~/components/site/channels";
import { contactPage } from "~/components/site/facts";
import { SentNotice } from "~/components/site/form/sent-notice";
import { JsonLd } from "~/components/site/json-ld";
import { PageHead } from "~/components/site/page-head";
import { Section } from "~/components/site/section";
import { SitePage } from "~/components/site/site-page";
import { OfficeCard } from "~/features/company/office/components/office-card";
import { ContactForm } from "~/features/website/message/components/contact-form";
import { localePath } from "~/i18n/routing";
import { formState } from "~/server/forms/state";
import { deliversMail } from "~/server/mail/outbox";

type ContactProps = { params: Promise<{ locale: string }>; searchParams: Promise<{ sent?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: ContactProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "contact");
  const texts = { title: t("contact.title"), description: t("contact.intro") };
  const isIndexed = !(await searchParams).sent;
  return pageMetadata({ origin, locale, site, path: "/contact", ...texts, isIndexed });
}

export default async function ContactPage({ params, searchParams }: ContactProps) {
  const { db, locale, site, t, origin } = await pageContext(params, "contact");
  const { sent } = await searchParams;
  const state = formState();
  const sentText = state.privateLink ? "linkText" : !sent || (await deliversMail(db)) ? "sentText" : "noMailText";
  const contact = channels(site);
  const elsewhere = externalLinks(site);
  return (
    <SitePage locale={locale} site={site} path="/contact">
      <div className="page-width">
        <PageHead locale={locale} origin={origin} path="/contact" title={t("contact.title")} lead={t("contact.intro")} />

        <div className="mt-12 grid gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-12">
          <section aria-labelledby="write" className="lg:col-span-7">
            <h2 id="write" className="sr-only">
              {t("contact.write")}
            </h2>
            {sent ? (
              <SentNotice
                form="contact-form"
                locale={locale}
                title={t("contact.sentTitle")}
                text={t(`contact.${sentText}`)}
                privateLink={state.privateLink}
              >
                <a href={localePath(locale, "/contact")} className={buttonLink("outline")}>
                  {t("contact.another")}
                </a>
              </SentNotice>
            ) : (
              <ContactForm locale={locale} state={state} consent={site.consent} />
            )}
          </section>

          {(contact.length > 0 || elsewhere.length > 0) && (
            <aside aria-labelledby="channels" className="lg:col-span-5 lg:border-l lg:pl-12">
              <h2 id="channels" className="text-2xl font-semibold">
                {t("contact.channels")}
              </h2>
              <dl className="mt-6 grid gap-6">
                {contact.map(({ key, href, text }) => (
                  <div key={key}>
                    <dt className="text-sm text-muted-foreground">{t(`home.${key}`)}</dt>
                    <dd className="mt-1">
                      <a
                        href={href}
                        className="inline-flex min-h-10 items-center rounded-sm text-xl font-medium text-primary-text underline decoration-1 underline-offset-8 [overflow-wrap:anywhere] hover:decoration-2"
                      >
                        {text}
                      </a>
                    </dd>
                  </div>
                ))}
              </dl>
              {elsewhere.length > 0 && (
                <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
                  {elsewhere.map(({ key, href, text }) => (
                    <a
                      key={key}
                      href={href}
                      rel="noopener"
                      className="inline-flex min-h-10 items-center rounded-sm font-medium text-muted-foreground hover:text-foreground hover:underline hover:underline-offset-4"
                    >
                      {text}
                    </a>
                  ))}
                </p>
              )}
            </aside>
          )}
        </div>
      </div>

      {site.offices.length > 0 && (
        <Section title={t("contact.offices")} tone="muted">
          <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {site.offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <JsonLd data={contactPage({ origin, locale, site })} />
    </SitePage>
  );
}
