"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Kbd } from "~/components/ui/kbd";
import { closeToasts } from "~/components/ui/toaster";
import { isTyping } from "./is-typing";
import { useModifierKey } from "./shortcuts";

const GAP = 16;
const PLACE_MS = 200;

export type UndoOffer = { text: string; label: string; onUndo: () => void };

type UndoBarProps = UndoOffer & { endsAt: number; onEnd: () => void };

export function UndoBar({ text, label, onUndo, endsAt, onEnd }: UndoBarProps) {
  const t = useTranslations("common");
  const modifier = useModifierKey();
  const bar = useRef<HTMLDivElement>(null);
  const [bottom, setBottom] = useState(GAP);

  useEffect(() => {
    const timer = setTimeout(onEnd, endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt, onEnd]);

  function undo() {
    onEnd();
    // They tell what is now taken back.
    closeToasts();
    onUndo();
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  useLayoutEffect(() => {
    const place = () => bar.current && setBottom(freeBottom(bar.current.getBoundingClientRect()));
    place();
    const timer = setInterval(place, PLACE_MS);
    return () => clearInterval(timer);
  }, []);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    let before: EventTarget | null = null;
    element.addEventListener("focusin", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget;
    });
    return () => {
      if (!element.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.getElementById("content")?.focus();
    };
  }, []);

  return (
    <div
      ref={bar}
      data-undo
      style={{ bottom }}
      className="pointer-events-auto fixed inset-x-4 z-60 mx-auto mb-[env(safe-area-inset-bottom)] flex w-fit max-w-lg items-center gap-2 rounded-lg bg-foreground py-1.5 pr-1.5 pl-4 text-background text-sm shadow-lg"
    >
      <p className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{text}</p>
      <button
        type="button"
        aria-keyshortcuts="Control+Z Meta+Z"
        className="flex min-h-9 shrink-0 items-center gap-2 rounded-md px-3 font-semibold hover:bg-background/15"
        onClick={undo}
      >
        <span className="underline underline-offset-4">{label}</span>
        <span aria-hidden className="hidden gap-1 pointer-fine:flex">
          {[modifier, "Z"].map((key) => (
            <Kbd key={key} className="border-background/40 bg-transparent text-background">
              {key}
            </Kbd>
          ))}
        </span>
      </button>
      <button
        type="button"
        aria-label={t("close")}
        className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-background/15"
        onClick={onEnd}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Distance from the window's lower edge at which the bar covers none of the buttons and bars that are there. */
function freeBottom(bar: DOMRect): number {
  const others = [...document.querySelectorAll("[data-lower-edge], [data-slot=dialog-footer]")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < bar.right && right > bar.left)
    .sort((a, b) => b.bottom - a.bottom);
  return others.reduce((bottom, other) => {
    const edge = innerHeight - bottom;
    const isCovered = other.top < edge && other.bottom > edge - bar.height - GAP;
    return isCovered ? innerHeight - other.top + GAP : bottom;
  }, GAP);
}
