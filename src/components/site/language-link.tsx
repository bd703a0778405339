"use client";

import type { ReactNode } from "react";
import { localeCookie } from "~/i18n/routing";
import { choiceMaxAge } from "~/lib/theme";

type LanguageLinkProps = {
  locale: string;
  href: string;
  className?: string;
  /** Its accessible name: what is seen must be a part of it, so that people can speak it. */
  children: ReactNode;
};

/**
 * A plain link to the page in the other language. The cookie is written first: with the cookie of
 * Vietnamese, a bare address redirects to Vietnamese. Without JavaScript there is no such cookie, and the link alone does.
 */
export function LanguageLink({ locale, href, className, children }: LanguageLinkProps) {
  return (
    <a href={href} hrefLang={locale} lang={locale} className={className} data-no-prefetch onClick={() => remember(locale)}>
      {children}
    </a>
  );
}

function remember(locale: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${choiceMaxAge}; samesite=lax`;
}
