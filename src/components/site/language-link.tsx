import type { ReactNode } from "react";

type LanguageLinkProps = {
  locale: string;
  href: string;
  className?: string;
  /** Its accessible name: what is seen must be a part of it, so that people can speak it. */
  children: ReactNode;
};

/** A plain link to the page in the other language; script/language.ts remembers the choice. */
export function LanguageLink({ locale, href, className, children }: LanguageLinkProps) {
  return (
    <a href={href} hrefLang={locale} lang={locale} className={className} data-locale={locale} data-no-prefetch>
      {children}
    </a>
  );
}
