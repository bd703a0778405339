"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "./button";
import { copyText } from "./copy-text";
import { Input } from "./input";

/** Milliseconds during which "copied" is shown. */
const SAYS_SO_MS = 2500;

type CopyFieldProps = {
  label: string;
  value: string;
  /** Label of the button; default: "Copy". */
  action?: string;
};

export function CopyField({ label, value, action }: CopyFieldProps) {
  const t = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function handleCopy() {
    input.current?.select();
    // Without a clipboard, the selected text can be copied by hand.
    if (!(await copyText(value))) return;
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
        <span aria-live="polite">{isCopied ? t("copied") : (action ?? t("copy"))}</span>
      </Button>
    </div>
  );
}
