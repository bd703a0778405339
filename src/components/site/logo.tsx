import type { Company } from "~/features/company/info/data";
import { LogoPicture } from "./logo-picture";
import { Mark } from "./mark";
import { Picture } from "./picture";

type LogoProps = { company: Company | null; siteName: string; className?: string };

/** Shows the company's logo; otherwise its sign, or the product's, beside the site's name. */
export function Logo({ company, siteName, className = "h-9" }: LogoProps) {
  if (company?.namedLogo) {
    const { namedLogo, darkNamedLogo } = company;
    const look = `w-auto max-w-44 object-left ${className}`;
    return <LogoPicture logo={namedLogo} darkLogo={darkNamedLogo} alt={siteName} sizes="160px" className={look} />;
  }
  return (
    <>
      {company?.logo ? (
        <Picture image={company.logo} alt="" sizes="32px" className="size-8 shrink-0 object-contain" />
      ) : (
        <Mark className="size-7 shrink-0 text-primary-text" />
      )}
      <span className="truncate leading-normal">{siteName}</span>
    </>
  );
}
