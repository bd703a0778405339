"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Toaster as Sonner, toast } from "sonner";

const SUCCESS_MS = 3000;
const ERROR_MS = 5000;

/** Where toasts appear. One for each layout. They wait while the pointer is on them, not while the window is behind another. */
export function Toaster() {
  const t = useTranslations("common");
  return (
    <Sonner
      position="top-right"
      duration={SUCCESS_MS}
      closeButton
      containerAriaLabel={t("notifications")}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success-text" />,
        error: <CircleAlert aria-hidden className="size-5 text-destructive-text" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t("close"),
        classNames: {
          toast:
            "pointer-events-auto flex w-(--width) items-start gap-3 rounded-lg border border-border bg-popover p-4 pr-11 font-sans text-popover-foreground text-sm shadow-lg",
          icon: "shrink-0",
          content: "min-w-0 flex-1",
          title: "font-medium leading-5",
          description: "mt-0.5 text-muted-foreground",
          closeButton:
            "absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground [&>svg]:size-3.5",
        },
      }}
    />
  );
}

/** A toast for 3 seconds. The same message again does not repeat it. */
export function toastSuccess(message: string): void {
  toast.success(message, { id: message, duration: SUCCESS_MS });
}

/** A toast for 5 seconds. The same message again does not repeat it. */
export function toastError(message: string): void {
  toast.error(message, { id: message, duration: ERROR_MS });
}
