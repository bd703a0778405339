"use client";
import { cn } from "~/components/ui/cn";
import type { Locale } from "~/i18n/routing";
import type { Place } from "./edit-table";

type GridCellProps = {
  id: string;
  place: Place;
  label: string;
  lang: Locale;
  value: string;
  isHeading: boolean;
  readOnly: boolean;
  /** Id of the message of its error. */
  describedBy: string | undefined;
  onChange: (text: string) => void;
  /** @returns whether it has taken what was pasted */
  onPaste: (pasted: string) => boolean;
  onEnter: () => void;
};

/** One cell of the grid in which a table is edited. */
export function GridCell({ id, place, label, lang, value, isHeading, readOnly, describedBy, ...on }: GridCellProps) {
  return (
    <textarea
      id={id}
      data-cell={`${place.row}:${place.column}`}
      rows={1}
      aria-label={label}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      lang={lang}
      readOnly={readOnly}
      value={value}
      onChange={(event) => on.onChange(event.target.value.replace(/\n/g, " "))}
      onPaste={(event) => {
        if (!readOnly && on.onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        on.onEnter();
      }}
      className={cn(
        "-outline-offset-2 field-sizing-content block min-h-9 w-full min-w-32 resize-none border border-border bg-card px-2 py-1.5 text-sm aria-invalid:border-destructive-text",
        isHeading && "bg-muted font-medium",
      )}
    />
  );
}
