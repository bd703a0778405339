import type { Metadata } from "next";
import { pageContext, type SitePageProps } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { previewOf } from "~/app/(site)/preview";
import { RenderedText } from "~/app/(site)/rendered-text";
import { ContactCall } from "~/components/site/contact-call";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import { PreviewBar } from "~/components/site/preview-bar";
import { Section } from "~/components/site/section";
import { SitePage } from "~/components/site/site-page";
import { cn } from "~/components/ui/cn";
import { Timeline } from "~/features/company/history/components/timeline";
import { companyHistory } from "~/features/company/history/data";
import { CompanyFacts } from "~/features/company/info/components/company-facts";
import { OfficeCard } from "~/features/company/office/components/office-card";
import { aboutSectionIds, aboutSections } from "~/features/website/about-us/data";
import { imageAlt } from "~/lib/images";
import { openPreview } from "~/server/traits/preview";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "aboutUs");
  const [title, description] = [t("aboutUs.title"), t("aboutUs.intro")];
  const isIndexed = openPreview() === null;
  return pageMetadata({ origin, locale, site, path: "/about-us", title, description, isIndexed });
}

export default async function AboutUsPage({ params }: SitePageProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "aboutUs");
  // All sections share one public page.
  const readDraft = async (id: number) => (await aboutSectionIds(db)).find((section) => section.id === id) ?? null;
  const preview = await previewOf({ path: "/admin/about-us", readDraft, locale });
  const [sections, moments] = await Promise.all([aboutSections(db, locale, now, preview?.draft.id), companyHistory(db, locale)]);
  const { company, offices } = site;
  const parts = [
    ...sections.map(({ id, name }) => ({ id: sectionId(id), name })),
    ...(moments.length > 0 ? [{ id: "history", name: t("aboutUs.history") }] : []),
    ...(company ? [{ id: "company", name: t("aboutUs.company") }] : []),
    ...(offices.length > 0 ? [{ id: "offices", name: t("contact.offices") }] : []),
  ];
  return (
    <SitePage locale={locale} site={site} path="/about-us">
      {preview && !preview.isTyped && (
        <PreviewBar locale={locale} shareUrl={preview.link && origin + preview.link} leaveTo="/about-us" />
      )}
      <div className="page-width">
        <PageHead
          locale={locale}
          origin={origin}
          path="/about-us"
          title={t("aboutUs.title")}
          lead={parts.length > 0 ? t("aboutUs.intro") : t("aboutUs.empty")}
        />
        {parts.length > 2 && (
          <nav aria-label={t("aboutUs.contents")} className="mt-10 print:hidden">
            <ul className="flex flex-wrap gap-2">
              {parts.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-10 items-center rounded-full border bg-card px-4 text-sm font-medium transition-colors hover:border-primary-400 hover:text-primary-text"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>

      {sections.map((section, index) => (
        <Section key={section.id} id={sectionId(section.id)}>
          <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
            <div className={cn("min-w-0", section.image ? "max-w-article lg:col-span-5" : "lg:col-span-4")}>
              <h2 className="text-title font-semibold text-pretty">{section.name}</h2>
              {section.image && <RenderedText html={section.description} locale={locale} now={now} className="mt-6" />}
            </div>
            {section.image ? (
              <div className={cn("lg:col-span-7", section.layout === "imageLeft" ? "lg:order-first lg:pr-8" : "lg:pl-8")}>
                <Picture
                  image={section.image}
                  alt={imageAlt(section.image, locale)}
                  sizes="(min-width: 1200px) 620px, (min-width: 992px) 52vw, 94vw"
                  eager={index === 0}
                  className="aspect-4/3 w-full rounded-2xl bg-muted object-cover"
                />
              </div>
            ) : (
              <RenderedText
                html={section.description}
                locale={locale}
                now={now}
                className="max-w-article min-w-0 self-start text-lg lg:col-span-8 lg:pt-2"
              />
            )}
          </div>
        </Section>
      ))}

      {moments.length > 0 && (
        <Section id="history" title={t("aboutUs.history")} intro={company?.history} tone="muted">
          <Timeline moments={moments} locale={locale} />
        </Section>
      )}

      {company && (
        <Section id="company" title={t("aboutUs.company")} isSplit>
          <CompanyFacts company={company} locale={locale} />
        </Section>
      )}

      {offices.length > 0 && (
        <Section id="offices" title={t("contact.offices")}>
          <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}

      <ContactCall locale={locale} site={site} />
    </SitePage>
  );
}

function sectionId(id: number): string {
  return `section-${id}`;
}
