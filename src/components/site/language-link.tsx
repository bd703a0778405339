import type { ReactNode } from "react";

type LanguageLinkProps = {
  locale: string;
  href: string;
  className?: string;
  /** Accessible name: contains the visible text for speech input (WCAG 2.5.3). */
  children: ReactNode;
};

/** Links to the page in the other language; script/language.ts stores the choice. */
export function LanguageLink({ locale, href, className, children }: LanguageLinkProps) {
  return (
    <a href={href} hrefLang={locale} lang={locale} className={className} data-locale={locale} data-no-prefetch>
      {children}
    </a>
  );
}
