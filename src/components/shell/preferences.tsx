"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { setTheme } from "~/components/ui/set-theme";
import type { Layout } from "~/generated/prisma/enums";
import { type Locale, localeCookie } from "~/i18n/routing";
import { choiceMaxAge, type Theme, themeCookie } from "~/lib/theme";
import { api } from "~/trpc/client";

export const layouts = ["vertical", "horizontal"] as const satisfies readonly Layout[];

export type Preferences = {
  locale: Locale;
  layout: Layout;
  theme: Theme;
  /** Whether single keys are shortcuts. */
  singleKeys: boolean;
  /** Ids of the menu's groups that are folded. */
  foldedGroups: number[];
};

type PreferencesContextValue = Preferences & {
  /** Applies a choice at once, and stores it in the account unless the person views the site as a role. */
  choose(choice: Partial<Preferences>): void;
};

const PreferencesContext = createContext<PreferencesContextValue | null>(null);

type PreferencesProviderProps = {
  /** Preferences shown: this browser's language and theme, if chosen. */
  shown: Preferences;
  saved: Preferences;
  /** Whether choices are stored in the account. */
  isStored: boolean;
  children: ReactNode;
};

export function PreferencesProvider({ shown, saved, isStored, children }: PreferencesProviderProps) {
  const router = useRouter();
  const [preferences, setPreferences] = useState(shown);
  const save = api.system.account.saveProfile.useMutation();

  // A browser without its own choice takes over the account's.
  useEffect(() => {
    if (!hasCookie(themeCookie)) setTheme(saved.theme);
    if (hasCookie(localeCookie)) return;
    setLocale(saved.locale);
    if (saved.locale !== shown.locale) router.refresh();
  }, [saved.theme, saved.locale, shown.locale, router]);

  function choose(choice: Partial<Preferences>) {
    const before = preferences;
    show({ ...before, ...choice });
    if (isStored) save.mutate({ data: choice }, { onError: () => show(before) });
  }

  function show(next: Preferences) {
    setPreferences(next);
    setTheme(next.theme);
    setLocale(next.locale);
    if (next.locale !== shown.locale) router.refresh();
  }

  return <PreferencesContext value={{ ...preferences, locale: shown.locale, choose }}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesContextValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error("usePreferences needs a PreferencesProvider above it.");
  return value;
}

function hasCookie(name: string): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`));
}

function setLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${choiceMaxAge}; samesite=lax`;
}
