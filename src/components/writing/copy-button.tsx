"use client";
import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "~/components/ui/button";
import { copyText } from "~/components/ui/copy-text";

type CopyButtonProps = Pick<ComponentProps<typeof Button>, "variant"> & {
  icon: LucideIcon;
  label: string;
  text: () => string;
};

/** Copies a text, and says so; absent where the page has no clipboard. */
export function CopyButton({ variant = "outline", icon: Icon, label, text }: CopyButtonProps) {
  const t = useTranslations("common");
  const [isCopied, setCopied] = useState(false);
  if (!window.isSecureContext) return null;
  return (
    <Button
      variant={variant}
      size="sm"
      onClick={async () => {
        setCopied(await copyText(text()));
      }}
    >
      <Icon aria-hidden />
      <span aria-live="polite">{isCopied ? t("copied") : label}</span>
    </Button>
  );
}
