"use client";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "~/components/ui/button";
import { lazyComponent } from "~/components/ui/lazy-component";

const HistoryDialog = lazyComponent(async () => (await import("~/components/form/history-dialog")).HistoryDialog);

export function HistoryButton(props: Omit<ComponentProps<typeof HistoryDialog>, "onClose">) {
  const t = useTranslations("history");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden />
        <span className="max-sm:sr-only">{t("title")}</span>
      </Button>
      {isOpen && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
