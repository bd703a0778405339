"use client";

import { useState } from "react";

type CopyLinkProps = { url: string; label: string; copied: string; className?: string };

/** Puts an address on the clipboard and says so, to the eye and to screen readers. */
export function CopyLink({ url, label, copied, className }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const handleClick = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2500);
  };
  return (
    <button type="button" className={className} onClick={handleClick}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}
