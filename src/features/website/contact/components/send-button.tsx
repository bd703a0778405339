"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useModifierKey } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { Kbd } from "~/components/ui/kbd";

type SendButtonProps = { isPending: boolean; onSend: (closes: boolean) => void };

/** Sends a reply; its menu also closes the conversation. */
export function SendButton({ isPending, onSend }: SendButtonProps) {
  const t = useTranslations("inbox");
  const modifier = useModifierKey();
  return (
    <div className="flex gap-px">
      <Button type="submit" size="sm" className="rounded-r-none" isPending={isPending}>
        {t("send")}
      </Button>
      <DropdownMenu
        trigger={
          <Button size="sm" className="rounded-l-none px-1.5" aria-label={t("moreSend")} isPending={isPending}>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {[false, true].map((closes) => (
          <DropdownMenuItem key={String(closes)} onSelect={() => onSend(closes)}>
            {t(closes ? "sendAndClose" : "send")}
            <Kbd className="ml-auto">{closes ? `${modifier} ⇧ ↵` : `${modifier} ↵`}</Kbd>
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    </div>
  );
}
