"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { UNDO_MS } from "~/lib/undo";

const SUCCESS_MS = 3000;
const ERROR_MS = 5000;

type Sonner = typeof import("sonner");
type Toast = (toast: Sonner["toast"]) => void;

/** Sonner's function; null until it is loaded. */
let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];

/**
 * Shows toasts; one for each layout. Hovering pauses them, a hidden window does not. The first click or key loads Sonner: not
 * during page load, and before the network may fail.
 */
export function Toaster({ texts }: { texts: { notifications: string; close: string } }) {
  const [sonner, setSonner] = useState<Sonner | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      void import("sonner").then(setSonner, () => {});
    };
    for (const event of ["pointerdown", "keydown", TOAST_EVENT]) addEventListener(event, load, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!sonner) return;
    show = (toast) => toast(sonner.toast);
    for (const toast of waiting.splice(0)) show(toast);
    return () => {
      show = null;
    };
  }, [sonner]);
  if (!sonner) return null;
  return (
    <sonner.Toaster
      position="top-right"
      duration={SUCCESS_MS}
      closeButton
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
          actionButton:
            "-my-1 min-h-8 shrink-0 self-center rounded-md px-2 font-medium text-primary-text underline-offset-4 hover:bg-accent hover:underline",
          closeButton:
            "absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground [&>svg]:size-3.5",
        },
      }}
    />
  );
}

/** Shows a toast for 3 seconds, without duplicates. @param description second line */
export function toastSuccess(message: string, description?: string): void {
  send((toast) => toast.success(message, { id: message, duration: SUCCESS_MS, description }));
}

let undoCount = 0;

/** Shows a toast for 10 seconds with a button that takes the action back. */
export function toastUndo(message: string, undo: { description?: string; label: string; onUndo: () => void }): void {
  const { description, label, onUndo } = undo;
  const id = `undo-${undoCount++}`;
  send((toast) => toast.success(message, { id, duration: UNDO_MS, description, action: { label, onClick: onUndo } }));
}

/** Shows a toast for 5 seconds, without duplicates. */
export function toastError(message: string): void {
  send((toast) => toast.error(message, { id: message, duration: ERROR_MS }));
}

/** Closes all toasts: they are about to be outdated. */
export function closeToasts(): void {
  waiting.length = 0;
  show?.((toast) => toast.dismiss());
}

const TOAST_EVENT = "toast";

function send(toast: Toast): void {
  if (show) show(toast);
  else {
    waiting.push(toast);
    dispatchEvent(new Event(TOAST_EVENT));
  }
}
