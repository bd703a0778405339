import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { CopyLink } from "./copy-link";

export type PreviewBarProps = {
  locale: Locale;
  /** URL that opened the preview; null for staff, who share it from the record. */
  shareUrl: string | null;
  /** Path that visitors can open, such as the list. The draft itself may have no public page. */
  leaveTo: string;
};

/** Bar above a draft: state, link to share, way out. */
export async function PreviewBar({ locale, shareUrl, leaveTo }: PreviewBarProps) {
  const t = await getTranslations({ locale, namespace: "site.preview" });
  const action = "rounded-sm font-semibold underline underline-offset-4 focus-visible:outline-warning-foreground";
  return (
    <section
      aria-label={t("label")}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 bg-warning px-5 py-2.5 text-sm text-warning-foreground print:hidden"
    >
      {t("notice")}
      {shareUrl && <CopyLink url={shareUrl} label={t("copyLink")} copied={t("linkCopied")} className={action} />}
      <a href={localePath(locale, leaveTo)} className={action}>
        {t("leave")}
      </a>
    </section>
  );
}
