import type { Marked } from "~/lib/search-words";

/** Text with the found words highlighted. */
export function MarkedText({ pieces }: { pieces: readonly Marked[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-sm bg-primary-200/70 text-foreground dark:bg-primary-800">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
