"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import { Dialog, DialogBody, DialogFooter } from "./dialog";

export type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
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

/** Window of `AlertDialog`: a click outside does not close it, Escape cancels, and the cancel button has the initial focus. */
export function AlertDialogWindow({ open, onClose, title, description, children, isDestructive, ...rest }: AlertDialogProps) {
  const { action, onAction, cancel, isPending, isDisabled } = rest;
  const t = useTranslations("common");
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      role="alertdialog"
      size="sm"
      hasClose={false}
      className="sm:max-w-md"
      onInteractOutside={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelButton.current?.focus();
      }}
    >
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFooter>
        <Button variant="outline" ref={cancelButton} onClick={onClose}>
          {cancel ?? t("cancel")}
        </Button>
        <Button
          variant={isDestructive ? "destructive" : "primary"}
          onClick={onAction}
          isPending={isPending}
          disabled={isDisabled}
        >
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
