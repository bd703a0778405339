type CopyLinkProps = { url: string; label: string; copied: string; className?: string };

export function CopyLink({ url, label, copied, className }: CopyLinkProps) {
  return (
    <button type="button" className={className} data-copy={url} data-copied={copied}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
