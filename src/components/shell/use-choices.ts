import { Keyboard, Languages, type LucideIcon, PanelsTopLeft, SunMoon } from "lucide-react";
import { useTranslations } from "next-intl";
import { locales } from "~/i18n/routing";
import { themes } from "~/lib/theme";
import { layouts, type Preferences, usePreferences } from "./preferences";

type Choice = {
  label: string;
  icon: LucideIcon;
  value: string;
  options: { value: string; name: string; choice: Partial<Preferences> }[];
};

/** Preferences in words, with what can be chosen. */
export function useChoices() {
  const t = useTranslations("shell");
  const { locale, theme, layout, singleKeys } = usePreferences();
  return {
    language: {
      label: t("language"),
      icon: Languages,
      value: locale,
      options: locales.map((value) => ({ value, name: t(`languages.${value}`), choice: { locale: value } })),
    },
    theme: {
      label: t("theme"),
      icon: SunMoon,
      value: theme,
      options: themes.map((value) => ({ value, name: t(`themes.${value}`), choice: { theme: value } })),
    },
    layout: {
      label: t("layout"),
      icon: PanelsTopLeft,
      value: layout,
      options: layouts.map((value) => ({ value, name: t(`layouts.${value}`), choice: { layout: value } })),
    },
    singleKeys: {
      label: t("singleKeys"),
      icon: Keyboard,
      value: singleKeys ? "on" : "off",
      options: (["on", "off"] as const).map((value) => ({
        value,
        name: t(`singleKeyChoices.${value}`),
        choice: { singleKeys: value === "on" },
      })),
    },
  } satisfies Record<string, Choice>;
}
