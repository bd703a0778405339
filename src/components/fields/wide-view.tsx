"use client";
import { Maximize2, Minimize2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { LanguageSwitch } from "~/components/form/language-switch";
import { Button } from "~/components/ui/button";
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
  const { isOpen, setOpen, setOne, shows } = view;
  const Icon = isOpen ? Minimize2 : Maximize2;
  return (
    <div className="flex items-center gap-2">
      {isOpen && (
        <LanguageSwitch both={{ label: t("bothLanguages"), isOn: shows === "both", onChange: (isOn) => setOne(!isOn) }} />
      )}
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon aria-hidden />
        {t(isOpen ? "narrow" : "wide")}
      </Button>
    </div>
  );
}
