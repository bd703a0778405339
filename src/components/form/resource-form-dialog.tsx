"use client";
import { type ReactNode, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { ResourceForm, type ResourceFormProps } from "~/components/form/resource-form";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import type { Identified } from "~/lib/identified";

type ResourceFormDialogProps<In extends FieldValues, Data, Row extends In & Identified> = Omit<
  ResourceFormProps<In, Data, Row>,
  "layout" | "leaveRef"
> & {
  open: boolean;
  title: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
};

/** Shows a record's form in a dialog, which asks before unsaved input is lost. */
export function ResourceFormDialog<In extends FieldValues, Data, Row extends In & Identified>({
  open,
  title,
  size = "lg",
  ...form
}: ResourceFormDialogProps<In, Data, Row>) {
  const leave = useRef<(() => Promise<boolean>) | null>(null);

  async function handleClose() {
    if (!leave.current || (await leave.current())) form.onCancel?.();
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && void handleClose()}>
      <DialogContent size={size} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <ResourceForm {...form} leaveRef={leave} />
      </DialogContent>
    </Dialog>
  );
}
