"use client";

import { type ReactNode, useEffect, useState } from "react";

type ToastList = typeof import("./toast-list");

/**
 * Shows toasts; one for each layout. The first click or key loads Sonner: not during page load, and before the network may fail.
 */
export function Toaster({ texts }: { texts: { notifications: string; close: string } }) {
  const [list, setList] = useState<ToastList | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      void withList(setList);
    };
    for (const event of ["pointerdown", "keydown", TOAST_EVENT]) addEventListener(event, load, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return list && <list.ToastList texts={texts} />;
}

/** Shows a toast for 3 seconds; a message that is on screen starts anew. @param description second line */
export function toastSuccess(message: string, description?: ReactNode): void {
  void withList((list) => list.show("success", message, description));
}

/** Shows a toast for 5 seconds; a message that is on screen starts anew. @param description second line */
export function toastError(message: string, description?: string): void {
  void withList((list) => list.show("error", message, description));
}

/** @returns false when the network failed before the first click or key */
export function canShowToasts(): Promise<boolean> {
  return import("./toast-list").then(
    () => true,
    () => false,
  );
}

/** Closes all toasts: they are outdated. */
export function closeToasts(): void {
  void withList((list) => list.closeAll());
}

const TOAST_EVENT = "toast";

async function withList(use: (list: ToastList) => void): Promise<void> {
  dispatchEvent(new Event(TOAST_EVENT));
  await import("./toast-list").then(use, () => {});
}
