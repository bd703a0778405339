"use client";

import { useTranslations } from "next-intl";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import { Kbd } from "~/components/ui/kbd";
import { pageShortcuts, useModifierKey } from "./shortcuts";

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("shell");
  const modifier = useModifierKey();
  const lines = [
    ...pageShortcuts().map(({ key, text }) => ({ keys: [key], text })),
    { keys: [modifier, "K"], text: t("shortcuts.palette") },
    { keys: ["/"], text: t("shortcuts.search") },
    { keys: ["?"], text: t("shortcuts.help") },
    { keys: ["Esc"], text: t("shortcuts.close") },
  ];
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t("shortcutsTitle")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="divide-y divide-border text-sm">
            {lines.map(({ keys, text }) => (
              <div key={text} className="flex items-center justify-between gap-4 py-2.5">
                <dt>{text}</dt>
                <dd className="flex shrink-0 gap-1">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
