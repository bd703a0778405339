"use client";

import type { ComponentProps, ReactNode } from "react";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "./dialog";

type DialogWindowProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: ComponentProps<typeof DialogContent>["size"];
  /** Layout of the body. */
  className?: string;
  children?: ReactNode;
  /** Buttons below the body. */
  footer?: ReactNode;
};

/** A dialog as most are: title and description, a body that scrolls, buttons. */
export function DialogWindow(props: DialogWindowProps) {
  const { isOpen, onClose, title, description, size = "md", className, children, footer } = props;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size={size} {...(!description && { "aria-describedby": undefined })}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {children && <DialogBody className={className}>{children}</DialogBody>}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </Dialog>
  );
}
