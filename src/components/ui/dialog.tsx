"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { ReturnFocus } from "./return-focus";

const centred =
  "-translate-x-1/2 -translate-y-1/2 top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-hidden rounded-xl border data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in has-data-wide:h-dvh has-data-wide:max-h-none has-data-wide:w-screen has-data-wide:max-w-none has-data-wide:rounded-none";

const sliding = "data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in";

/**
 * Widths of a window in the middle of the screen; "menu" slides in from the left edge, "side" from `--away` to where its class name
 * puts it: lists load this file, but open no such window.
 */
const sizes = {
  sm: cn(centred, "sm:max-w-sm"),
  md: cn(centred, "sm:max-w-lg"),
  lg: cn(centred, "sm:max-w-3xl"),
  xl: cn(centred, "sm:max-w-5xl"),
  menu: cn(sliding, "inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] border-r [--away:-100%_0]"),
  side: sliding,
};

export type DialogProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof sizes;
  /** Leaves the title to screen readers. */
  isTitleHidden?: boolean;
  hasClose?: boolean;
};

/** Dialog window with its title. Fits the screen: DialogBody scrolls, title and footer stay. */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, size = "md", hasClose = true, isTitleHidden = false, ...content } = props;
  const { className, children, onInteractOutside, ...rest } = content;
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-overlay backdrop-blur-[2px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <DialogPrimitive.Content
          className={cn(
            "fixed z-50 flex flex-col border-border bg-popover text-popover-foreground shadow-xl outline-none",
            sizes[size],
            className,
          )}
          onInteractOutside={(event) => {
            keepOpenForToasts(event);
            onInteractOutside?.(event);
          }}
          {...(!description && { "aria-describedby": undefined })}
          {...rest}
        >
          <ReturnFocus />
          <div className={isTitleHidden ? "sr-only" : cn("flex flex-col gap-1 px-6 pt-5 pb-4", hasClose && "pr-14")}>
            <DialogPrimitive.Title className="font-semibold text-lg leading-6">{title}</DialogPrimitive.Title>
            {description && (
              <DialogPrimitive.Description className="text-muted-foreground text-sm">{description}</DialogPrimitive.Description>
            )}
          </div>
          {children}
          {hasClose && <CloseButton />}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Keeps the dialog open when a toast or the undo bar above it is used. */
function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster], [data-undo]")) event.preventDefault();
}

function CloseButton() {
  const t = useTranslations("common");
  return (
    <DialogPrimitive.Close
      aria-label={t("close")}
      className="absolute top-3.5 right-3.5 grid size-8 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
    >
      <X aria-hidden className="size-4" />
    </DialogPrimitive.Close>
  );
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("min-h-0 flex-1 overflow-y-auto px-6 py-1 pb-5", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex flex-col-reverse gap-2 border-border border-t bg-muted/50 px-6 py-3.5 sm:flex-row sm:justify-end",
        className,
      )}
      {...props}
    />
  );
}
