import type { Metadata } from "next";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { previewOf } from "~/app/(site)/preview";
import { RenderedText } from "~/app/(site)/rendered-text";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import { PreviewBar } from "~/components/site/preview-bar";
import { SitePage } from "~/components/site/site-page";
import { cn } from "~/components/ui/cn";
import { aboutSectionIds, aboutSections } from "~/features/website/about-us/data";
import { type Locale, localePath } from "~/i18n/routing";
import { imageAlt } from "~/lib/images";
import type { Db } from "~/server/db/client";

type AboutUsProps = { params: Promise<{ locale: string }>; searchParams: Promise<{ preview?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: AboutUsProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params, "aboutUs");
  const [title, description] = [t("aboutUs.title"), t("aboutUs.intro")];
  const isIndexed = (await searchParams).preview === undefined;
  return pageMetadata({ origin, locale, site, path: "/about-us", title, description, isIndexed });
}

export default async function AboutUsPage({ params, searchParams }: AboutUsProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params, "aboutUs");
  const preview = await sectionPreview(db, locale, now, (await searchParams).preview);
  const sections = await aboutSections(db, locale, now, preview?.draft.id);
  return (
    <SitePage locale={locale} site={site} path="/about-us">
      {preview && <PreviewBar locale={locale} shareUrl={origin + preview.link} leaveTo="/about-us" />}
      <div className="page-width">
        <PageHead
          breadcrumbs={
            <Breadcrumbs
              label={t("breadcrumb")}
              origin={origin}
              items={[
                { name: t("nav.home"), href: localePath(locale, "/") },
                { name: t("aboutUs.title"), href: localePath(locale, "/about-us") },
              ]}
            />
          }
          title={t("aboutUs.title")}
          lead={sections.length > 0 ? t("aboutUs.intro") : t("aboutUs.empty")}
        />
        {sections.map(({ id, name, description, layout, image }) => (
          <section key={id} className="mt-16 grid items-center gap-x-12 gap-y-8 border-t pt-10 lg:mt-24 lg:grid-cols-2 lg:pt-14">
            <div className="min-w-0 max-w-article">
              <h2 className="text-title font-semibold text-pretty">{name}</h2>
              <RenderedText html={description} locale={locale} now={now} className="mt-6" />
            </div>
            {image && (
              <Picture
                image={image}
                alt={imageAlt(image, locale)}
                sizes="(min-width: 1200px) 545px, (min-width: 992px) 46vw, 94vw"
                className={cn("aspect-4/3 w-full rounded-2xl bg-muted object-cover", layout === "imageLeft" && "lg:order-first")}
              />
            )}
          </section>
        ))}
      </div>
    </SitePage>
  );
}

/** All sections share this page: the token itself says which of them it opens. */
async function sectionPreview(db: Db, locale: Locale, now: Date, token: string | string[] | undefined) {
  if (token === undefined) return null;
  for (const draft of await aboutSectionIds(db)) {
    const preview = await previewOf({ path: "/admin/about-us", readDraft: async () => draft, token, locale, now });
    if (preview) return preview;
  }
  return null;
}
