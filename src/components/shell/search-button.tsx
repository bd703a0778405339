"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "~/components/ui/cn";
import { Kbd } from "~/components/ui/kbd";
import { useModifierKey } from "./shortcuts";

export function SearchButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  const t = useTranslations("shell");
  const modifier = useModifierKey();
  return (
    <button
      type="button"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onOpen}
      className={cn(
        "flex h-8 items-center gap-2 rounded-md border border-border bg-card px-2 text-muted-foreground text-sm shadow-xs transition-colors hover:border-input hover:text-foreground",
        className,
      )}
    >
      <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="flex-1 text-left">{t("search")}</span>
      <Kbd aria-hidden>{modifier} K</Kbd>
    </button>
  );
}
