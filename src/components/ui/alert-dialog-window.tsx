"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./dialog";

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

/** Window of `AlertDialog`: a click outside does not close it, Escape cancels, and the cancel button has the initial focus. */
export function AlertDialogWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  isDestructive,
  ...rest
}: AlertDialogProps) {
  const { action, onAction, cancel, isPending, isDisabled } = rest;
  const t = useTranslations("common");
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        size="sm"
        hasClose={false}
        className="sm:max-w-md"
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelButton.current?.focus();
        }}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <DialogHeader className="pr-6">
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {children && <DialogBody>{children}</DialogBody>}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" ref={cancelButton}>
              {cancel ?? t("cancel")}
            </Button>
          </DialogClose>
          <Button
            variant={isDestructive ? "destructive" : "primary"}
            onClick={onAction}
            isPending={isPending}
            disabled={isDisabled}
          >
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
