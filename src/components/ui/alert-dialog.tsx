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

/** Confirmation dialog; loads its window when first opened. */
export function AlertDialog(props: AlertDialogProps) {
  const dialog = useModule(() => import("./alert-dialog-window"), props.open);
  return dialog && <dialog.AlertDialogWindow {...props} />;
}
