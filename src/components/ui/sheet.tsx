"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { DialogCross, DialogOverlay, keepOpenForToasts } from "./dialog";
import { ReturnFocus } from "./return-focus";

const sides = {
  left: "inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] border-r data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left",
  right:
    "inset-y-0 right-0 w-96 max-w-[calc(100vw-3rem)] border-l data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-2xl border-t data-[state=closed]:animate-slide-out-bottom data-[state=open]:animate-slide-in-bottom",
};

type SheetContentProps = ComponentProps<typeof DialogPrimitive.Content> & { side?: keyof typeof sides };

/** Dialog window that slides in from an edge. Use it inside `Dialog` with its title, body and footer. */
export function SheetContent({ className, side = "right", children, ...props }: SheetContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          "fixed z-50 flex flex-col border-border bg-popover text-popover-foreground shadow-xl outline-none",
          sides[side],
          className,
        )}
        onInteractOutside={keepOpenForToasts}
        {...props}
      >
        <ReturnFocus />
        {children}
        <DialogCross />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
