import { getTranslations } from "next-intl/server";
import type { Locale } from "~/i18n/routing";
import { CopyLink } from "./copy-link";

type ShareLinksProps = { locale: Locale; url: string; title: string };

const link =
  "rounded-sm text-left text-muted-foreground transition-colors hover:text-foreground hover:underline hover:underline-offset-4";

/** Plain share links; load nothing from the networks. */
export async function ShareLinks({ locale, url, title }: ShareLinksProps) {
  const t = await getTranslations({ locale, namespace: "site.news" });
  const common = await getTranslations({ locale, namespace: "common" });
  const networks = [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  ];
  return (
    <div className="border-t pt-5 lg:sticky lg:top-24">
      <h2 className="text-sm font-semibold">{t("share")}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm lg:flex-col">
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" aria-label={t("shareOn", { network: name })} className={link}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} className={link}>
            {t("shareByEmail")}
          </a>
        </li>
        <li className="noscript:hidden">
          <CopyLink url={url} label={common("copyLink")} copied={t("linkCopied")} className={link} />
        </li>
      </ul>
    </div>
  );
}
