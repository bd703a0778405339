import { Picture } from "~/components/site/picture";
import type { activePartners } from "~/features/website/partner/data";

type PartnerStripProps = { partners: Awaited<ReturnType<typeof activePartners>> };

/** The logos of the partners; on a dark page the dark one, where there is one. */
export function PartnerStrip({ partners }: PartnerStripProps) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border sm:grid-cols-3 lg:grid-cols-6">
      {partners.map(({ id, name, website, logo, darkLogo }) => {
        const logos = (
          <>
            <Picture
              image={logo}
              alt={name}
              sizes="160px"
              className={`h-10 w-full max-w-36 object-contain ${darkLogo ? "dark:hidden" : "dark:rounded-md dark:bg-white dark:p-1"}`}
            />
            {darkLogo && (
              <Picture
                image={darkLogo}
                alt={name}
                sizes="160px"
                className="hidden h-10 w-full max-w-36 object-contain dark:block"
              />
            )}
          </>
        );
        return (
          <li key={id} className="bg-background">
            {website ? (
              <a
                href={website}
                rel="noopener"
                className="flex h-28 items-center justify-center px-6 transition-colors hover:bg-accent focus-visible:-outline-offset-2"
              >
                {logos}
              </a>
            ) : (
              <span className="flex h-28 items-center justify-center px-6">{logos}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
