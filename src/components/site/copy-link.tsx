type CopyLinkProps = { url: string; label: string; copied: string; className?: string };

/** Puts an address on the clipboard and says so, to the eye and to screen readers; see script/copy-link.ts. */
export function CopyLink({ url, label, copied, className }: CopyLinkProps) {
  return (
    <button type="button" className={className} data-copy={url} data-copied={copied}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
