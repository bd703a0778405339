import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { buttonLink } from "./button-link";
import { MessagePage } from "./message-page";
import { SitePage } from "./site-page";
import type { WholeSite } from "./whole-site";

export async function NotFound({ locale, site }: { locale: Locale; site: WholeSite }) {
  const t = await getTranslations({ locale, namespace: "site.notFound" });
  return (
    <SitePage locale={locale} site={site} path="/404" elsewhere="/">
      {/* The background reaches down to the footer. */}
      <div className="-mb-24 flex flex-col">
        <MessagePage code="404" title={t("title")} text={t("text")}>
          <a href={localePath(locale, "/")} className={buttonLink("solid")}>
            {t("home")}
          </a>
        </MessagePage>
      </div>
    </SitePage>
  );
}
