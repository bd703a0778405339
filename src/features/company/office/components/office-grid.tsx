import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { phoneHref } from "~/components/site/channels";
import type { Office } from "~/features/company/office/data";
import type { Locale } from "~/i18n/routing";

const link = "rounded-sm underline decoration-border decoration-1 underline-offset-4 transition-colors hover:decoration-current";
const icon = { "aria-hidden": true, className: "mt-0.5 size-5 shrink-0 text-muted-foreground", strokeWidth: 1.75 } as const;

/** The offices with address, opening hours, and the ways to reach them. */
export async function OfficeGrid({ offices, locale }: { offices: readonly Office[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "site.offices" });
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {offices.map((office) => {
        const { id, name, address, city, phone, email, openingHours, isHeadOffice } = office;
        const map = mapHref(office);
        return (
          <li key={id} className="flex flex-col rounded-2xl border bg-card p-7">
            <p className="text-sm font-medium text-primary-text">{isHeadOffice ? t("headOffice") : city}</p>
            <h3 className="mt-1.5 text-xl font-semibold text-pretty">{name}</h3>
            <ul className="mt-5 grid gap-3 [&>li]:flex [&>li]:gap-3">
              <li>
                <MapPin {...icon} />
                <address className="not-italic">
                  {address}, {city}
                </address>
              </li>
              {openingHours && (
                <li>
                  <Clock {...icon} />
                  <p>
                    <span className="sr-only">{t("openingHours")}: </span>
                    {openingHours}
                  </p>
                </li>
              )}
              {phone && (
                <li>
                  <Phone {...icon} />
                  <p>
                    <span className="sr-only">{t("phone")}: </span>
                    <a href={phoneHref(phone)} className={`${link} tabular-nums`}>
                      {phone}
                    </a>
                  </p>
                </li>
              )}
              {email && (
                <li>
                  <Mail {...icon} />
                  <p className="min-w-0 [overflow-wrap:anywhere]">
                    <span className="sr-only">{t("email")}: </span>
                    <a href={`mailto:${email}`} className={link}>
                      {email}
                    </a>
                  </p>
                </li>
              )}
            </ul>
            {map && (
              <p className="mt-auto pt-5">
                <a
                  href={map}
                  rel="noopener"
                  className="inline-flex min-h-10 items-center rounded-sm font-medium text-primary-text underline-offset-8 hover:underline"
                >
                  {t("map")}
                  <span className="sr-only">: {name}</span>
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The link of staff; without one, the place on OpenStreetMap by its coordinates. */
function mapHref({ mapLink, latitude, longitude }: Office): string | null {
  if (mapLink) return mapLink;
  if (latitude === null || longitude === null) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
