import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SitePageProps } from "~/app/(site)/page-context";
import { buttonLink } from "~/components/site/button-link";
import { MessagePage } from "~/components/site/message-page";
import { defaultLocale, isLocale, localePath } from "~/i18n/routing";

export async function generateMetadata({ params }: SitePageProps): Promise<Metadata> {
  const { t } = await context(params);
  return { title: t("title"), robots: { index: false } };
}

/** Body of every 500 of the public site, inserted by the page cache. Reads no database: it may be the cause. */
export default async function ErrorPage({ params }: SitePageProps) {
  const { locale, t } = await context(params);
  return (
    <main className="flex grow flex-col">
      <MessagePage code="500" title={t("title")} text={t("text")}>
        <a href={localePath(locale, "/")} className={buttonLink("solid")}>
          {t("home")}
        </a>
      </MessagePage>
    </main>
  );
}

async function context(params: SitePageProps["params"]) {
  const { locale: segment } = await params;
  const locale = isLocale(segment) ? segment : defaultLocale;
  return { locale, t: await getTranslations({ locale, namespace: "site.error" }) };
}
