"use client";

import { Keyboard, KeyboardOff, Languages, Monitor, Moon, PanelLeft, PanelTop, Sun } from "lucide-react";
import { useId } from "react";
import { usePreferences } from "~/components/shell/preferences";
import { useChoices } from "~/components/shell/use-choices";

const icons = {
  en: Languages,
  vi: Languages,
  light: Sun,
  dark: Moon,
  system: Monitor,
  vertical: PanelLeft,
  horizontal: PanelTop,
  on: Keyboard,
  off: KeyboardOff,
};

/** Language, theme, place of the menu and single keys; saved with the account. */
export function AppearanceChoices() {
  const { choose } = usePreferences();
  const choices = useChoices();
  const id = useId();
  return (
    <div className="grid gap-5">
      {Object.entries(choices).map(([name, { label, value, options }]) => (
        <div
          key={name}
          role="radiogroup"
          aria-labelledby={`${id}-${name}`}
          className="grid gap-2 lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:items-center lg:gap-x-5"
        >
          <span id={`${id}-${name}`} className="font-medium">
            {label}
          </span>
          <div className="flex flex-wrap gap-2">
            {options.map(({ value: option, name: text, choice }) => {
              const Icon = icons[option];
              return (
                <label
                  key={option}
                  className="flex h-9 cursor-pointer items-center gap-2 rounded-md border border-border bg-card px-3 transition-colors hover:border-input has-checked:border-ring has-checked:bg-primary-subtle has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
                >
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    value={option}
                    checked={option === value}
                    onChange={() => choose(choice)}
                    className="sr-only"
                  />
                  <Icon aria-hidden className="size-4" strokeWidth={1.75} />
                  {text}
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
