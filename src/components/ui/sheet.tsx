"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { ReturnFocus } from "./return-focus";

type SheetProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
};

/** Window at the right edge; on a phone at the lower edge. DialogBody scrolls, title and footer stay. */
export function Sheet({ onClose, title, description, className, children, ...content }: SheetProps) {
  const t = useTranslations("common");
  return (
    <DialogPrimitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-overlay backdrop-blur-[2px]" />
        <DialogPrimitive.Content
          {...(!description && { "aria-describedby": undefined })}
          {...content}
          className={cn(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-1rem)] animate-slide-in-bottom flex-col overflow-hidden rounded-t-xl border-border border-t bg-popover text-popover-foreground shadow-xl outline-none sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-[30rem] sm:animate-slide-in-right sm:rounded-none sm:border-t-0 sm:border-l",
            className,
          )}
        >
          <ReturnFocus />
          <div className="grid gap-1 px-4 pt-5 pr-14 pb-4 sm:px-6 sm:pr-14">
            <DialogPrimitive.Title className="font-semibold text-lg leading-6">{title}</DialogPrimitive.Title>
            {description && (
              <DialogPrimitive.Description className="truncate text-muted-foreground text-sm">
                {description}
              </DialogPrimitive.Description>
            )}
          </div>
          {children}
          <DialogPrimitive.Close
            aria-label={t("close")}
            className="absolute top-3.5 right-3.5 grid size-8 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Part of a sheet with a heading. */
export function SheetSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="font-semibold text-sm">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
