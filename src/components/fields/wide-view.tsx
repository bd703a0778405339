"use client";
import { Maximize2, Minimize2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { disableAround } from "~/components/ui/disable-around";

export type WideView = ReturnType<typeof useWideView>;

/** Opens a field in the whole window; what is behind it becomes inert. */
export function useWideView() {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOne, setOne] = useState(false);
  useEffect(() => (isOpen && ref.current ? disableAround(ref.current) : undefined), [isOpen]);
  return {
    ref,
    isOpen,
    setOpen,
    setOne,
    shows: isOpen && isOne ? ("one" as const) : ("both" as const),
    handleKey(event: KeyboardEvent) {
      // The editor prevents the default of every Escape without using it.
      const isInEditor = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (!isOpen || event.key !== "Escape" || (event.defaultPrevented && !isInEditor)) return;
      // Escape closes this view, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    },
  };
}

/** Buttons that open and close the view, and its choice of languages. */
export function WideControls({ view }: { view: WideView }) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { language, setLanguage } = useFormScope();
  const { isOpen, setOpen, setOne, shows } = view;
  const Icon = isOpen ? Minimize2 : Maximize2;
  const choices = [
    ...languages.map(({ lang, label }) => ({ lang, label: common(label), isOn: shows === "one" && language === lang })),
    { lang: null, label: t("bothLanguages"), isOn: shows === "both" },
  ];
  return (
    <div className="flex items-center gap-2">
      {isOpen && (
        <fieldset aria-label={t("language")} className="flex gap-0.5 rounded-lg bg-muted p-0.5">
          {choices.map(({ lang, label, isOn }) => (
            <button
              key={label}
              type="button"
              aria-pressed={isOn}
              onClick={() => {
                if (lang) setLanguage(lang);
                setOne(lang !== null);
              }}
              className={cn(
                "min-h-8 rounded-md px-2.5 text-muted-foreground text-sm aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs",
                // No room for both languages side by side.
                lang === null && "max-md:hidden",
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon aria-hidden />
        {t(isOpen ? "narrow" : "wide")}
      </Button>
    </div>
  );
}
