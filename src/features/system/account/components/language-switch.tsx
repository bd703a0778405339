"use client";

import { useRouter } from "next/navigation";
import { type Locale, localeCookie } from "~/i18n/routing";
import { choiceMaxAge } from "~/lib/theme";

type LanguageSwitchProps = { locale: Locale; className?: string; children: string };

export function LanguageSwitch({ locale, className, children }: LanguageSwitchProps) {
  const router = useRouter();

  function handleClick() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = `${localeCookie}=${locale}; path=/; max-age=${choiceMaxAge}; samesite=lax`;
    router.refresh();
  }

  return (
    <button type="button" lang={locale} className={className} onClick={handleClick}>
      {children}
    </button>
  );
}
