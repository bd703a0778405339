import type { ReactNode } from "react";
import { PageHead } from "~/components/site/page-head";
import type { Locale } from "~/i18n/routing";

type OpeningHeadProps = {
  locale: Locale;
  origin: string;
  path: string;
  title: string;
  lead?: string | undefined;
  isLong?: boolean;
  children?: ReactNode;
};

/** Heads a page with its title; the home page has no breadcrumbs. */
export function OpeningHead({ children, ...head }: OpeningHeadProps) {
  if (head.path !== "/") return <PageHead {...head}>{children}</PageHead>;
  return (
    <header className="pt-16 lg:pt-28">
      <h1 className="max-w-[18ch] text-display font-semibold text-pretty">{head.title}</h1>
      {head.lead && <p className="mt-5 max-w-article text-xl text-muted-foreground text-pretty">{head.lead}</p>}
      {children}
    </header>
  );
}
