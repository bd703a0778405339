import { CircleCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLink } from "~/components/site/button-link";
import { CopyLink } from "~/components/site/copy-link";
import type { Locale } from "~/i18n/routing";

type SentNoticeProps = {
  form: string;
  locale: Locale;
  title: string;
  text: string;
  /** Link to the record that the form made; no other page shows it. */
  privateLink?: string | undefined;
  children?: ReactNode;
};

export async function SentNotice({ form, locale, title, text, privateLink, children }: SentNoticeProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const common = await getTranslations({ locale, namespace: "common" });
  return (
    <div data-sent={form} role="status" className="rounded-2xl border bg-card p-7 sm:p-10">
      <CircleCheck aria-hidden className="size-9 text-success-text" strokeWidth={1.75} />
      <h2 className="mt-5 text-2xl font-semibold">{title}</h2>
      <p className="mt-3 max-w-article text-lg text-muted-foreground">{text}</p>
      {privateLink && (
        <section className="mt-6 max-w-article rounded-xl border border-input bg-background p-5">
          <h3 className="font-semibold">{t("form.keepLink")}</h3>
          <p className="mt-2">
            <a
              href={privateLink}
              data-no-prefetch
              className="rounded-sm text-primary-text underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {privateLink}
            </a>
          </p>
          <p className="mt-5 noscript:hidden">
            <CopyLink
              url={privateLink}
              label={common("copyLink")}
              copied={t("news.linkCopied")}
              className={buttonLink("outline")}
            />
          </p>
        </section>
      )}
      {children && <p className="mt-7 flex flex-wrap gap-3">{children}</p>}
    </div>
  );
}
