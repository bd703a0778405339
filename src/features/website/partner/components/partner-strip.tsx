import { LogoPicture } from "~/components/site/logo-picture";
import type { activePartners } from "~/features/website/partner/data";

type PartnerStripProps = { title: string; partners: Awaited<ReturnType<typeof activePartners>> };

export function PartnerStrip({ title, partners }: PartnerStripProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 border-y py-10 lg:grid-cols-12 lg:py-12">
      <h2 className="text-xl font-semibold lg:col-span-2">{title}</h2>
      <ul className="grid grid-cols-2 items-center gap-x-10 gap-y-4 sm:grid-cols-3 lg:col-span-10 xl:grid-cols-6">
        {partners.map(({ id, name, website, logo, darkLogo }) => {
          const picture = (
            <LogoPicture logo={logo} darkLogo={darkLogo} alt={name} sizes="160px" className="h-9 w-full max-w-36" />
          );
          return (
            <li key={id}>
              {website ? (
                <a
                  href={website}
                  rel="noopener"
                  className="flex h-16 items-center justify-center rounded-lg opacity-85 transition-opacity hover:opacity-100"
                >
                  {picture}
                </a>
              ) : (
                <span className="flex h-16 items-center justify-center opacity-85">{picture}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
