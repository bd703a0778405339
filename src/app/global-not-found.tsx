import "./site.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { buttonLink } from "~/components/site/button-link";
import { MessagePage } from "~/components/site/message-page";
import { defaultLocale, isLocale, localeCookie, localePath } from "~/i18n/routing";
import { Document } from "./document";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await context();
  return { title: t("title") };
}

/** Shown for a URL without a route outside of the public site, whose 404s the page cache replaces. */
export default async function GlobalNotFound() {
  const { locale, t } = await context();
  return (
    <Document locale={locale} className="flex min-h-dvh flex-col font-sans">
      <main className="flex grow flex-col">
        <MessagePage code="404" title={t("title")} text={t("text")}>
          <a href={localePath(locale, "/")} className={buttonLink("solid")}>
            {t("home")}
          </a>
        </MessagePage>
      </main>
    </Document>
  );
}

async function context() {
  const cookie = (await cookies()).get(localeCookie)?.value;
  const locale = isLocale(cookie) ? cookie : defaultLocale;
  return { locale, t: await getTranslations({ locale, namespace: "site.notFound" }) };
}
