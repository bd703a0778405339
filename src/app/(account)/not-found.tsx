import { getLocale, getTranslations } from "next-intl/server";
import { buttonLink } from "~/components/site/button-link";
import { MessagePage } from "~/components/site/message-page";
import { localePath } from "~/i18n/routing";

export default async function AccountNotFound() {
  const locale = await getLocale();
  const t = await getTranslations("site.notFound");
  return (
    <MessagePage code="404" title={t("title")} text={t("text")}>
      <a href={localePath(locale, "/")} className={buttonLink("solid")}>
        {t("home")}
      </a>
    </MessagePage>
  );
}
