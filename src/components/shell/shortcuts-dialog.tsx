"use client";

import { useTranslations } from "next-intl";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { Kbd } from "~/components/ui/kbd";
import { Switch } from "~/components/ui/switch";
import { usePreferences } from "./preferences";
import { pageShortcuts, useModifierKey } from "./shortcuts";

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("shell");
  const modifier = useModifierKey();
  const { singleKeys, choose } = usePreferences();
  const lines = [
    ...pageShortcuts().map(({ key, text }) => ({ keys: [key], text })),
    { keys: [modifier, "K"], text: t("shortcuts.palette") },
    { keys: ["/"], text: t("shortcuts.search") },
    { keys: ["J", "K"], text: t("shortcuts.rows") },
    { keys: ["X"], text: t("shortcuts.tick") },
    { keys: ["Enter"], text: t("shortcuts.open") },
    { keys: ["E"], text: t("shortcuts.edit") },
    { keys: ["N"], text: t("shortcuts.new") },
    { keys: [modifier, "Z"], text: t("shortcuts.undo") },
    { keys: [modifier, "Enter"], text: t("shortcuts.submit") },
    { keys: ["?"], text: t("shortcuts.help") },
    { keys: ["Esc"], text: t("shortcuts.close") },
  ];
  return (
    <Dialog open={isOpen} onClose={onClose} size="sm" title={t("shortcutsTitle")}>
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
        <label htmlFor="single-keys" className="flex items-center justify-between gap-4 border-border border-t pt-3 text-sm">
          <span>
            <span className="block font-medium">{t("singleKeys")}</span>
            <span className="text-muted-foreground">{t("singleKeysHelp", { modifier })}</span>
          </span>
          <Switch id="single-keys" checked={singleKeys} onCheckedChange={(isOn) => choose({ singleKeys: isOn })} />
        </label>
      </DialogBody>
    </Dialog>
  );
}
