"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LabelsAbove } from "~/components/form/form-scope";
import { LanguageSwitch } from "~/components/form/language-switch";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { disableAround } from "~/components/ui/disable-around";

/** From this width the panel stays beside the text. */
const besideText = "(min-width: 80rem)";

const KEY = "details-panel";

/** Whether the details are open. Beside the text they stay as they were left; over it they begin closed. */
export function useDetailsPanel(id: string) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (window.matchMedia(besideText).matches && localStorage.getItem(KEY) === "open") setOpen(true);
  }, []);
  function set(opens: boolean) {
    setOpen(opens);
    if (window.matchMedia(besideText).matches) localStorage.setItem(KEY, opens ? "open" : "closed");
  }
  return {
    isOpen,
    toggle: () => set(!isOpen),
    /** Closes them and returns the focus to their button. */
    close() {
      set(false);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus());
    },
  };
}

type DetailsPanelProps = { id: string; isOpen: boolean; onClose: () => void; errors: readonly string[]; children: ReactNode };

/** Facts about a record: beside the text where there is room, else over it. Its fields stay mounted, as they are validated too. */
export function DetailsPanel({ id, isOpen, onClose, errors, children }: DetailsPanelProps) {
  const t = useTranslations("writing");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen || !panel.current || window.matchMedia(besideText).matches) return;
    const enable = disableAround(panel.current);
    panel.current.querySelector<HTMLElement>("button")?.focus();
    return enable;
  }, [isOpen]);
  return (
    <>
      <div
        aria-hidden
        onClick={onClose}
        className={cn("fixed inset-0 z-50 bg-overlay min-[80rem]:hidden", !isOpen && "hidden")}
      />
      <aside
        ref={panel}
        id={id}
        data-panel
        hidden={!isOpen}
        aria-label={t("details")}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.defaultPrevented) return;
          event.preventDefault();
          onClose();
        }}
        className="fixed inset-y-0 right-0 z-50 w-full overflow-y-auto overscroll-contain border-border border-l bg-background sm:w-[26rem] min-[80rem]:sticky min-[80rem]:top-(--below-writing-head) min-[80rem]:z-auto min-[80rem]:max-h-[calc(100dvh-var(--below-writing-head))] min-[80rem]:w-[22rem] min-[80rem]:self-start"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-border border-b bg-background px-5 py-2.5">
          <h2 className="font-semibold text-base">{t("details")}</h2>
          <Button variant="ghost" size="icon-sm" aria-label={t("closeDetails")} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
        <LabelsAbove>
          <div className="divide-y divide-border px-5">
            <LanguageSwitch errors={errors} className="my-4 hidden w-fit max-md:flex" />
            {children}
          </div>
        </LabelsAbove>
      </aside>
    </>
  );
}

/** Part of the details. */
export function DetailsSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 py-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-sm">{title}</h3>
        {help !== undefined && <p className="text-muted-foreground text-sm">{help}</p>}
      </div>
      {children}
    </section>
  );
}
