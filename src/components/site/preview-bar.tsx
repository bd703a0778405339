import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { CopyLink } from "./copy-link";

export type PreviewBarProps = {
  locale: Locale;
  /** The link that opened the preview; null for staff, who share it at the record. */
  shareUrl: string | null;
  /** Where leaving leads: a path that visitors have, such as the list. The draft itself may have no page for them. */
  leaveTo: string;
};

/** Above a draft on its real page: what it is, the link to pass it on, the way out. */
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
