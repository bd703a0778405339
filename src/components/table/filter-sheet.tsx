"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import { SheetContent } from "~/components/ui/sheet";

type FilterSheetProps = { onClose: () => void; onClear?: () => void; children: ReactNode };

export function FilterSheet({ onClose, onClear, children }: FilterSheetProps) {
  const t = useTranslations("table");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t("filters")}</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid grid-cols-1 content-start gap-3 [&>*]:w-full [&>*]:max-w-none">{children}</DialogBody>
        <DialogFooter>
          {onClear && (
            <Button variant="outline" onClick={onClear}>
              {t("clearFilters")}
            </Button>
          )}
          <Button onClick={onClose}>{t("showResults")}</Button>
        </DialogFooter>
      </SheetContent>
    </Dialog>
  );
}
