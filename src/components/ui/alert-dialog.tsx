"use client";

import type { AlertDialogProps } from "./alert-dialog-window";
import { useModule } from "./use-module";

const load = () => import("./alert-dialog-window");

/** Loads the window before a question, because the network may fail until then. */
export const prefetchAlertDialog = () => void load().catch(() => {});

/** Confirmation dialog; loads its window when first opened. */
export function AlertDialog(props: AlertDialogProps) {
  const dialog = useModule(load, props.open);
  return dialog && <dialog.AlertDialogWindow {...props} />;
}
