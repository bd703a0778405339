export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
      <path d="M4 29V16a12 12 0 0 1 24 0v13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M10 29V16a6 6 0 0 1 12 0v13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      <path d="M16 29V17" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.35" />
    </svg>
  );
}
