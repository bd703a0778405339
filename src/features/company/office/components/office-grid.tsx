import { getTranslations } from "next-intl/server";
import { phoneHref } from "~/components/site/channels";
import type { Office } from "~/features/company/office/data";
import type { Locale } from "~/i18n/routing";

/** The offices with address, opening hours, and the ways to reach them. */
export async function OfficeGrid({ offices, locale }: { offices: readonly Office[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "site.offices" });
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {offices.map((office) => {
        const { id, name, address, city, phone, email, openingHours, isHeadOffice } = office;
        const map = mapHref(office);
        return (
          <li key={id} className="grid content-start gap-4 border-t pt-6">
            <div>
              <h3 className="text-xl font-semibold">{name}</h3>
              {isHeadOffice && <p className="mt-1 text-sm text-primary-text">{t("headOffice")}</p>}
            </div>
            <address className="not-italic">
              {address}
              <br />
              {city}
            </address>
            <dl className="grid gap-3 text-sm [&_dt]:text-muted-foreground">
              {openingHours && (
                <div>
                  <dt>{t("openingHours")}</dt>
                  <dd>{openingHours}</dd>
                </div>
              )}
              {phone && (
                <div>
                  <dt>{t("phone")}</dt>
                  <dd>
                    <a href={phoneHref(phone)} className={link}>
                      {phone}
                    </a>
                  </dd>
                </div>
              )}
              {email && (
                <div>
                  <dt>{t("email")}</dt>
                  <dd className="[overflow-wrap:anywhere]">
                    <a href={`mailto:${email}`} className={link}>
                      {email}
                    </a>
                  </dd>
                </div>
              )}
            </dl>
            {map && (
              <a
                href={map}
                rel="noopener"
                className={`${link} inline-flex min-h-10 w-fit items-center font-medium text-primary-text`}
              >
                {t("map")}
                <span className="sr-only">: {name}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const link = "rounded-sm underline decoration-1 underline-offset-4 hover:decoration-2";

/** The link of staff; without one, the place on OpenStreetMap by its coordinates. */
function mapHref({ mapLink, latitude, longitude }: Office): string | null {
  if (mapLink) return mapLink;
  if (latitude === null || longitude === null) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
