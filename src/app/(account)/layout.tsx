import "../admin.css";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Arches } from "~/components/site/arches";
import { Mark } from "~/components/site/mark";
import { ThemeToggle } from "~/components/site/theme-toggle";
import { Toaster } from "~/components/ui/toaster";
import { LanguageSwitch } from "~/features/system/account/components/language-switch";
import { siteSettings } from "~/features/website/setting/data";
import { localePath, otherLocale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { Document } from "../document";
import { SiteScript } from "../site-script";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await siteSettings(database(), await getLocale());
  // These URLs can contain a link's token.
  return { title: { template: `%s · ${name}`, default: name }, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

const control =
  "inline-flex h-10 shrink-0 items-center justify-center rounded-md px-3 font-medium text-muted-foreground text-sm whitespace-nowrap transition-colors hover:bg-accent hover:text-foreground";

/** Root layout of the account pages and the sign-in page. Loads none of the back office's code, for speed. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [t, common] = await Promise.all([getTranslations("auth"), getTranslations("common")]);
  const site = await siteSettings(database(), locale);
  const name = (
    <a href={localePath(locale, "/")} title={t("toSite")} className="flex min-w-0 items-center gap-3 rounded-md font-semibold">
      <Mark className="size-7 shrink-0" />
      <span className="truncate">{site.name}</span>
    </a>
  );
  return (
    <Document locale={locale} className="font-sans" script={<SiteScript />}>
      {/* Toasts are outside the grid: a new row would move the page during a click. */}
      <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <aside className="relative isolate hidden overflow-hidden bg-primary-950 p-10 text-white lg:flex lg:flex-col lg:justify-between">
          <Arches className="-z-10 absolute inset-x-0 bottom-0 h-3/4 w-full text-primary-400/50" />
          {name}
          {site.slogan && <p className="max-w-md text-balance font-semibold text-3xl">{site.slogan}</p>}
        </aside>
        <div className="flex min-w-0 flex-col px-5 sm:px-8">
          <header className="flex h-16 items-center justify-end">
            <div className="mr-auto min-w-0 text-foreground lg:hidden [&_svg]:text-primary-text">{name}</div>
            <LanguageSwitch locale={otherLocale(locale)} className={control}>
              {t("switchLanguage")}
            </LanguageSwitch>
            <ThemeToggle label={t("switchTheme")} className={`${control} -mr-2`} />
          </header>
          <main className="grid flex-1 justify-items-center pt-8 pb-16 sm:items-center sm:pt-0">{children}</main>
        </div>
      </div>
      <Toaster texts={{ notifications: common("notifications"), close: common("close") }} />
    </Document>
  );
}
