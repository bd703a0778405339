"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Toaster, toast } from "sonner";

const durations = { success: 3000, error: 5000 };
const TICK_MS = 50;

type Kind = keyof typeof durations;
type Shown = { kind: Kind; id: string | number; left: number };

/** Toasts on screen by message, with the milliseconds left. Sonner's own clock would stand still in a hidden window. */
const shown = new Map<string, Shown>();
let clock: ReturnType<typeof setInterval> | undefined;

export function show(kind: Kind, message: string, description?: ReactNode): void {
  const before = shown.get(message);
  const id = toast[kind](message, {
    ...(before && { id: before.id }),
    duration: Number.POSITIVE_INFINITY,
    description,
    onDismiss: (closed) => closed.id === shown.get(message)?.id && shown.delete(message),
  });
  shown.set(message, { kind, id, left: durations[kind] });
  let last = Date.now();
  clock ??= setInterval(() => {
    const passed = Date.now() - last;
    last += passed;
    if (!isHovered()) runDown(passed);
    if (shown.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  }, TICK_MS);
}

export function closeAll(): void {
  runDown(Number.POSITIVE_INFINITY);
}

function runDown(ms: number): void {
  for (const [message, one] of shown) {
    one.left -= ms;
    if (one.left > 0) continue;
    shown.delete(message);
    // In a hidden window, Sonner's `dismiss` waits for a frame that never comes; its own mark removes the toast at once.
    const removed = { id: one.id, delete: true };
    toast[one.kind](message, removed);
    toast.dismiss(one.id);
  }
}

function isHovered(): boolean {
  return !document.hidden && document.querySelector("[data-sonner-toaster]:is(:hover, :has(:focus-visible))") !== null;
}

export function ToastList({ texts }: { texts: { notifications: string; close: string } }) {
  return (
    <Toaster
      position="top-right"
      // Pages with buttons at the top right move toasts below them, and a sheet at the right edge moves them to its left.
      // Above a list's button New, as far as two lines leave it free.
      offset={{ top: "var(--toast-top, 0.5rem)", right: "var(--toast-right, 1.5rem)" }}
      mobileOffset={{ top: "var(--toast-top, 1rem)" }}
      closeButton
      // A pile would cut the second line of those behind.
      expand
      containerAriaLabel={texts.notifications}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success-text" />,
        error: <CircleAlert aria-hidden className="size-5 text-destructive-text" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: texts.close,
        classNames: {
          toast:
            "pointer-events-auto flex w-(--width) items-start gap-3 rounded-lg border border-border bg-popover p-4 pr-11 font-sans text-popover-foreground text-sm shadow-lg",
          icon: "shrink-0",
          content: "min-w-0 flex-1",
          title: "font-medium leading-5",
          description: "mt-0.5 text-muted-foreground",
          closeButton:
            "absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground [&>svg]:size-3.5",
        },
      }}
    />
  );
}
