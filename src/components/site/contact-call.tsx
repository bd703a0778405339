import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { Arches } from "./arches";
import { channels } from "./channels";
import { Section } from "./section";
import type { WholeSite } from "./whole-site";

type ContactCallProps = {
  locale: Locale;
  site: WholeSite;
  id?: string | null;
  title?: string | null;
  lead?: string | null;
  /** Null: none. Default: leads to the contact page. */
  button?: { href: string; label: string } | null;
  tone?: "plain" | "muted" | "dark" | "brand";
  isJoined?: boolean;
  isFlush?: boolean;
  isLast?: boolean;
};

/** A card on the page, or on a dark band the band itself. */
const card =
  "relative isolate grid items-end gap-x-12 gap-y-10 overflow-hidden rounded-2xl bg-primary-950 px-6 py-14 text-white sm:px-12 lg:grid-cols-12 lg:px-16 lg:py-20 print:bg-transparent print:text-inherit";
const band = "grid items-end gap-x-12 gap-y-10 lg:grid-cols-12";
const boxes = { plain: card, muted: card, dark: band, brand: band };

/** Asks to get in touch, at the end of a page. */
export async function ContactCall({
  locale,
  site,
  id = "contact",
  title,
  lead,
  button,
  tone = "plain",
  ...frame
}: ContactCallProps) {
  const contact = channels(site);
  const t = await getTranslations({ locale, namespace: "site.home" });
  const ownForm = site.sections.includes("contact") ? { href: localePath(locale, "/contact"), label: t("writeToUs") } : null;
  const link = button === undefined ? ownForm : button;
  if (!link && contact.length === 0) return null;
  return (
    <Section id={id ?? undefined} tone={tone} {...frame}>
      <div className={boxes[tone]}>
        <Arches className="absolute -right-24 -bottom-6 -z-10 h-[125%] text-primary-500 opacity-40 max-md:hidden print:hidden" />
        <div className="lg:col-span-7">
          <h2 className="text-title font-semibold">{title || t("contactTitle")}</h2>
          <p className="mt-4 max-w-md text-lg text-primary-100 print:text-inherit">{lead || t("contactIntro")}</p>
          {link && (
            <p className="mt-8 print:hidden">
              <a
                href={link.href}
                className="inline-flex h-12 items-center rounded-lg bg-white px-6 font-medium text-primary-950 transition-colors hover:bg-primary-100 focus-visible:outline-white"
              >
                {link.label}
              </a>
            </p>
          )}
        </div>
        {contact.length > 0 && (
          <dl className="space-y-5 lg:col-span-5">
            {contact.map(({ key, href, text }) => (
              <div key={href}>
                <dt className="text-sm text-primary-200 print:text-inherit">
                  {key === "email" || key === "phone" ? t(key) : key}
                </dt>
                <dd className="mt-0.5">
                  <a
                    href={href}
                    className="rounded-sm text-xl font-medium underline decoration-primary-400 decoration-1 underline-offset-8 [overflow-wrap:anywhere] hover:decoration-white hover:decoration-2 focus-visible:outline-white"
                  >
                    {text}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
