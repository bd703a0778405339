import { PageParts } from "~/app/(site)/page-parts";
import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { RenderedText } from "~/app/(site)/rendered-text";
import { iconOf } from "~/components/shell/icons";
import { ContactCall } from "~/components/site/contact-call";
import { serviceFacts } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import { addressOf } from "~/features/public-records";
import { draftServiceBySlug, serviceBySlug, visibleServices } from "~/features/website/service/data";
import { localePath } from "~/i18n/routing";
import { imageAlt } from "~/lib/images";

const servicePage = recordPage({ path: "/admin/service", bySlug: serviceBySlug, draftBySlug: draftServiceBySlug });

export const generateMetadata = (props: RecordPageProps) => servicePage.metadata(props);

export default async function ServicePage(props: RecordPageProps) {
  const page = await servicePage.read(props);
  const { db, locale, now, site, t, origin, path, record: service, isTyped, isSent } = page;
  const { parts } = service;
  const asksForContact = parts.some(({ kind }) => kind === "callToAction" || kind === "contactForm");
  const otherServices = (await visibleServices(db, locale, now)).filter(({ id }) => id !== service.id);
  return (
    <RecordFrame page={page}>
      <div className="page-width">
        <div className={service.image ? "grid gap-x-8 gap-y-10 lg:grid-cols-12" : ""}>
          <div className="lg:col-span-7">
            <PageHead
              locale={locale}
              origin={origin}
              path={path}
              parents={[{ name: t("services.title"), path: "/services" }]}
              title={service.name}
              lead={service.description}
            />
          </div>
          {service.image && (
            <Picture
              image={service.image}
              alt={imageAlt(service.image, locale)}
              sizes="(min-width: 1200px) 455px, (min-width: 992px) 38vw, 94vw"
              eager
              className="aspect-16/10 w-full rounded-2xl bg-muted object-cover lg:col-span-5 lg:mt-12 lg:aspect-4/3"
            />
          )}
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-16 border-t pt-12 lg:mt-16 lg:grid-cols-12 lg:pt-16">
          <div className="min-w-0 lg:col-span-7">
            <RenderedText html={service.content} locale={locale} now={now} className="max-w-article text-[1.0625rem]" />
          </div>
          {otherServices.length > 0 && (
            <nav aria-label={t("services.others")} className="lg:col-span-4 lg:col-start-9 print:hidden">
              <div className="lg:sticky lg:top-24">
                <h2 className="font-semibold">{t("services.others")}</h2>
                <ul className="mt-4 divide-y border-y">
                  {otherServices.map(({ id, slug, name, icon }) => {
                    const Icon = iconOf(icon);
                    return (
                      <li key={id}>
                        <a
                          href={localePath(locale, addressOf("/admin/service", { slug }, locale))}
                          className="group flex items-center gap-4 rounded-sm py-4 font-medium transition-colors hover:text-primary-text"
                        >
                          <Icon aria-hidden className="size-5 shrink-0 text-primary-text" strokeWidth={1.75} />
                          <span className="grow">{name}</span>
                          <span
                            aria-hidden="true"
                            className="text-muted-foreground transition-transform group-hover:translate-x-1"
                          >
                            →
                          </span>
                        </a>
                      </li>
                    );
                  })}
                </ul>
              </div>
            </nav>
          )}
        </div>
      </div>
      <PageParts {...{ parts, locale, site, now, origin, path, title: null, isTyped, isSent }} />
      {!asksForContact && <ContactCall locale={locale} site={site} />}
      {!page.preview && <JsonLd data={serviceFacts({ origin, locale, site, service })} />}
    </RecordFrame>
  );
}
