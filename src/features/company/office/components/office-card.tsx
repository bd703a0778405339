import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { phoneHref } from "~/components/site/channels";
import type { Office } from "~/features/company/office/data";
import type { Locale } from "~/i18n/routing";

type OfficeCardProps = { office: Office; locale: Locale; heading?: "h2" | "h3" };

const link = "rounded-sm underline decoration-border underline-offset-4 transition-colors hover:decoration-current";

export async function OfficeCard({ office, locale, heading: Heading = "h3" }: OfficeCardProps) {
  const t = await getTranslations({ locale, namespace: "site.office" });
  const map = mapHref(office);
  return (
    <article className="flex h-full flex-col rounded-2xl border bg-card p-7">
      <p className="min-h-5 text-sm font-medium text-primary-text">{office.isHeadOffice ? t("headOffice") : office.city}</p>
      <Heading className="mt-2 text-xl font-semibold text-pretty">{office.name}</Heading>
      <ul className="mt-5 space-y-3 [overflow-wrap:anywhere]">
        <Line icon={<MapPin aria-hidden className="size-5" strokeWidth={1.75} />}>
          <address className="not-italic">
            {office.address}, {office.city}
          </address>
        </Line>
        {office.openingHours && (
          <Line icon={<Clock aria-hidden className="size-5" strokeWidth={1.75} />}>
            <span className="sr-only">{t("openingHours")}: </span>
            {office.openingHours}
          </Line>
        )}
        {office.phone && (
          <Line icon={<Phone aria-hidden className="size-5" strokeWidth={1.75} />}>
            <a href={phoneHref(office.phone)} className={`${link} tabular-nums`}>
              {office.phone}
            </a>
          </Line>
        )}
        {office.email && (
          <Line icon={<Mail aria-hidden className="size-5" strokeWidth={1.75} />}>
            <a href={`mailto:${office.email}`} className={link}>
              {office.email}
            </a>
          </Line>
        )}
      </ul>
      {map && (
        <p className="mt-auto pt-6">
          <a
            href={map}
            rel="noopener"
            aria-label={t("showOnMapOf", { name: office.name })}
            className="group/map inline-flex min-h-10 items-center gap-1.5 rounded-sm font-medium text-primary-text underline-offset-8 hover:underline"
          >
            {t("showOnMap")}
            <span aria-hidden="true" className="transition-transform group-hover/map:translate-x-1">
              →
            </span>
          </a>
        </p>
      )}
    </article>
  );
}

/** Uses the link that staff entered, else OpenStreetMap at the coordinates. */
function mapHref({ mapLink, latitude, longitude }: Office): string | null {
  if (mapLink || latitude === null || longitude === null) return mapLink;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-muted-foreground">{icon}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
