"use client";

import type { ReactNode } from "react";
import { useModule } from "./use-module";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  action: ReactNode;
  onAction: () => void;
  cancel?: ReactNode;
  isDestructive?: boolean;
  isPending?: boolean;
  isDisabled?: boolean;
};

const load = () => import("./alert-dialog-window");

/** Loads the window before a question, because the network may fail until then. */
export const prefetchAlertDialog = () => void load().catch(() => {});

/** Confirmation dialog; loads its window when first opened. */
export function AlertDialog(props: AlertDialogProps) {
  const dialog = useModule(load, props.open);
  return dialog && <dialog.AlertDialogWindow {...props} />;
}
