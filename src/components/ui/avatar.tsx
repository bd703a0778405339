import { initials } from "~/lib/initials";
import { cn } from "./cn";

const tones = [
  "bg-primary-subtle text-primary-text",
  "bg-success-subtle text-success-text",
  "bg-warning-subtle text-warning-text",
  "bg-secondary text-secondary-foreground",
];

export function Avatar({ name, className }: { name: string; className?: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      className={cn(
        "inline-grid size-8 shrink-0 select-none place-items-center rounded-full font-semibold text-xs",
        tones[sum % tones.length],
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
