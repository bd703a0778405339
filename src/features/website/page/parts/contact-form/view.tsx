import { buttonLink } from "~/components/site/button-link";
import { channels, externalLinks } from "~/components/site/channels";
import { SentNotice } from "~/components/site/form/sent-notice";
import { SocialIcon } from "~/components/site/social-icon";
import { ContactForm } from "~/features/website/message/components/contact-form";
import { localePath } from "~/i18n/routing";
import { GridSection } from "../part-section";
import type { PartViewProps } from "../part-view";
import type { ContactContent } from "./data";

export function ContactFormView(props: PartViewProps<ContactContent>) {
  return (
    <GridSection {...props} gaps="gap-x-16 gap-y-14">
      <FormAndChannels {...props} />
    </GridSection>
  );
}

function FormAndChannels({ data: { state, thanks }, locale, site, path, t }: PartViewProps<ContactContent>) {
  const contact = channels(site);
  const elsewhere = externalLinks(site);
  return (
    <>
      <section aria-labelledby="write" className="lg:col-span-7">
        <h2 id="write" className="sr-only">
          {t("contact.write")}
        </h2>
        {thanks ? (
          <SentNotice
            form="contact-form"
            locale={locale}
            title={t("contact.sentTitle")}
            text={thanks}
            privateLink={state.privateLink}
          >
            <a href={localePath(locale, path)} className={buttonLink("outline")}>
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
              <div key={href}>
                <dt className="text-sm text-muted-foreground">{key === "email" || key === "phone" ? t(`home.${key}`) : key}</dt>
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
              {elsewhere.map(({ network, href, text }) => (
                <a
                  key={href}
                  href={href}
                  rel="noopener"
                  className="inline-flex min-h-10 items-center gap-2 rounded-sm font-medium text-muted-foreground hover:text-foreground hover:underline hover:underline-offset-4"
                >
                  <SocialIcon network={network} />
                  {text}
                </a>
              ))}
            </p>
          )}
        </aside>
      )}
    </>
  );
}
