"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { Reference } from "~/components/fields/reference";
import { lazyComponent } from "~/components/ui/lazy-component";
import { useModule } from "~/components/ui/use-module";
import { type ListFilter, useValueText } from "./filter-values";
import type { FilterValue } from "./list-parsers";

// Loads choosing and searching when a filter is first edited.
const FilterEditor = lazyComponent(async () => (await import("./filter-editor")).FilterEditor);

type FilterChipProps = {
  list: ListFilter;
  value: FilterValue | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (value: FilterValue | null) => void;
  /** Moves the focus on when the chip disappears. */
  onGone: () => void;
};

/** Shows an active filter; pressing it changes it, the cross, Delete or Backspace removes it. */
export function FilterChip({ list, value, isOpen, onOpenChange, onChange, onGone }: FilterChipProps) {
  const t = useTranslations("table");
  const { label, filter } = list;
  const popover = useModule(() => import("~/components/ui/popover"), isOpen);

  function handleRemove() {
    onOpenChange(false);
    onChange(null);
    onGone();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    handleRemove();
  }

  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpenChange(true)}
      onKeyDown={handleKey}
      className="flex h-full min-w-0 items-center gap-1 rounded-l-md pr-1 pl-2.5 hover:bg-accent"
    >
      <span className="shrink-0 text-muted-foreground">{label}:</span>
      <span className="truncate font-medium">
        {filter.reference && typeof value === "number" ? (
          <RecordName reference={filter.reference} id={value} />
        ) : (
          <ValueText list={list} value={value} />
        )}
      </span>
    </button>
  );
  const chip = (
    <div className="flex h-8 min-w-0 max-w-72 items-center rounded-md border border-border bg-secondary text-secondary-foreground text-sm max-sm:max-w-full">
      {popover ? <popover.PopoverTrigger asChild>{button}</popover.PopoverTrigger> : button}
      <button
        type="button"
        aria-label={t("removeFilter", { filter: label })}
        onClick={handleRemove}
        className="grid h-full w-7 shrink-0 place-items-center rounded-r-md text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
  if (!popover) return chip;
  return (
    <popover.Popover open={isOpen} onOpenChange={onOpenChange}>
      {chip}
      <popover.PopoverContent
        aria-label={label}
        className={list.kind.kind === "dates" ? "w-auto p-0" : "w-64 p-0"}
        onCloseAutoFocus={(event) => {
          if (value !== null) return;
          // Nothing was chosen: the chip that would get the focus is gone.
          event.preventDefault();
          onGone();
        }}
      >
        <FilterEditor list={list} value={value} onChange={onChange} onDone={() => onOpenChange(false)} />
      </popover.PopoverContent>
    </popover.Popover>
  );
}

function RecordName({ reference, id }: { reference: Reference; id: number }) {
  return reference.useOne(id)?.name ?? `#${id}`;
}

function ValueText({ list, value }: { list: ListFilter; value: FilterValue | null }) {
  return useValueText(list, value) || "…";
}
