"use client";

import { Keyboard, KeyboardOff, Languages, type LucideIcon, Monitor, Moon, PanelLeft, PanelTop, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { layouts, usePreferences } from "~/components/shell/preferences";
import { locales } from "~/i18n/routing";
import { themes } from "~/lib/theme";

/** Language, theme, place of the menu and single keys; saved with the account. */
export function AppearanceChoices() {
  const t = useTranslations("shell");
  const { locale, theme, layout, singleKeys, choose } = usePreferences();
  return (
    <div className="grid gap-5">
      <Choices
        label={t("language")}
        value={locale}
        options={locales.map((value) => ({ value, icon: Languages, name: t(`languages.${value}`) }))}
        onChoose={(value) => choose({ locale: value })}
      />
      <Choices
        label={t("theme")}
        value={theme}
        options={themes.map((value) => ({ value, icon: themeIcons[value], name: t(`themes.${value}`) }))}
        onChoose={(value) => choose({ theme: value })}
      />
      <Choices
        label={t("layout")}
        value={layout}
        options={layouts.map((value) => ({ value, icon: layoutIcons[value], name: t(`layouts.${value}`) }))}
        onChoose={(value) => choose({ layout: value })}
      />
      <Choices
        label={t("singleKeys")}
        value={singleKeys ? "on" : "off"}
        options={(["on", "off"] as const).map((value) => ({
          value,
          icon: keyIcons[value],
          name: t(`singleKeyChoices.${value}`),
        }))}
        onChoose={(value) => choose({ singleKeys: value === "on" })}
      />
    </div>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const keyIcons = { on: Keyboard, off: KeyboardOff };
const layoutIcons = { vertical: PanelLeft, horizontal: PanelTop };

type ChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; icon: LucideIcon; name: string }[];
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={group}
      className="grid gap-2 lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:items-center lg:gap-x-5"
    >
      <span id={group} className="font-medium">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value: option, icon: Icon, name }) => (
          <label
            key={option}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-md border border-border bg-card px-3 transition-colors hover:border-input has-checked:border-ring has-checked:bg-primary-subtle has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
