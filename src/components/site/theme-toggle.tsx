import { Moon, Sun } from "lucide-react";

/** Switches the theme; see script/theme.ts. Only the browser knows the theme, so CSS chooses the icon. */
export function ThemeToggle({ label, className }: { label: string; className?: string }) {
  return (
    <button type="button" aria-label={label} title={label} className={className} data-theme-toggle="">
      <Moon aria-hidden className="size-5 dark:hidden" strokeWidth={1.75} />
      <Sun aria-hidden className="hidden size-5 dark:block" strokeWidth={1.75} />
    </button>
  );
}
