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

/** Takes the first letter of the first and last word. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
