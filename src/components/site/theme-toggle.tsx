/** Switches the theme; see script/theme.ts. Only the browser knows the theme, so CSS chooses the icon. */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  return (
    <button type="button" aria-label={label} title={label} className={className} data-theme-toggle="">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        className="size-5"
        aria-hidden="true"
      >
        <path className="dark:hidden" d="M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z" strokeLinejoin="round" />
        <g className="hidden dark:block">
          <circle cx="12" cy="12" r="4.25" />
          <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
        </g>
      </svg>
    </button>
  );
}
