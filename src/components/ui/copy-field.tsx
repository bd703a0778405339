"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "./button";
import { Input } from "./input";

/** Milliseconds during which "copied" is shown. */
const SAYS_SO_MS = 2500;

export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function handleCopy() {
    input.current?.select();
    // The clipboard needs a secure page; the selected text can be copied by hand.
    if (!window.isSecureContext) return;
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), SAYS_SO_MS);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Input
        ref={input}
        readOnly
        // Long keys must be visible as a whole.
        className="min-w-[min(100%,22rem)] flex-1"
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" onClick={handleCopy}>
        {isCopied ? <Check aria-hidden className="text-success-text" /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? t("copied") : t("copy")}</span>
      </Button>
    </div>
  );
}
