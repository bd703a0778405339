import type { ReactNode } from "react";
import type { Locale } from "~/i18n/routing";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

type PageHeadProps = {
  locale: Locale;
  origin: string;
  path: string;
  title: string;
  parents?: readonly Crumb[];
  lead?: string | undefined;
  /** Wider title for articles and jobs, to limit it to three lines. */
  isLong?: boolean;
  children?: ReactNode;
};

/** Heads every page but the home page: breadcrumbs, title, lead. Used inside `page-width`. */
export function PageHead({ locale, origin, path, title, parents = [], lead, isLong = false, children }: PageHeadProps) {
  return (
    <header className="pt-8 lg:pt-12">
      <Breadcrumbs locale={locale} origin={origin} crumbs={[...parents, { name: title, path }]} />
      <h1 className={`mt-8 text-display font-semibold text-pretty lg:mt-12 ${isLong ? "max-w-[24ch]" : "max-w-[18ch]"}`}>
        {title}
      </h1>
      {lead && <p className="mt-5 max-w-article text-xl text-muted-foreground text-pretty">{lead}</p>}
      {children}
    </header>
  );
}
