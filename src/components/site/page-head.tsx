import type { ReactNode } from "react";
import type { Locale } from "~/i18n/routing";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

type PageHeadProps = {
  locale: Locale;
  origin: string;
  /** The bare path of the page, or of the first one of a list. */
  path: string;
  title: string;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** A sentence or two below the title. */
  lead?: string | undefined;
  /** The title of an article or a job may be long: a longer line then, so that it stays in three. */
  isLong?: boolean;
  /** Facts below the lead, such as a date. */
  children?: ReactNode;
};

/** How every page but the home page begins: where it is, its title, what it is about. It is used within `page-width`. */
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
