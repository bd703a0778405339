"use client";

import { ListFilter as FilterIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { FilterChip } from "./filter-chip";
import type { ListFilter } from "./filter-values";
import type { FilterValue } from "./list-parsers";

type FilterBarProps = {
  filters: readonly ListFilter[];
  values: Readonly<Record<string, FilterValue | null>>;
  onFilter: (name: string, value: FilterValue | null) => void;
  isNarrowed: boolean;
  onClear: () => void;
};

/** Offers a list's filters in a menu and shows the active ones as chips. */
export function FilterBar({ filters, values, onFilter, isNarrowed, onClear }: FilterBarProps) {
  const t = useTranslations("table");
  const [edited, setEdited] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const chosen = useRef<string | null>(null);
  const currentOf = ({ filter }: ListFilter) => values[filter.key] ?? null;
  const isShown = (list: ListFilter) => currentOf(list) !== null || edited === list.filter.key;
  const chips = filters.filter(isShown);
  const addable = filters.filter((list) => !isShown(list));
  return (
    <>
      {filters.length > 0 && (
        <DropdownMenu
          modal={false}
          align="start"
          onCloseAutoFocus={(event) => {
            // The focus goes to the chosen filter's editor, which the closing menu would close.
            if (chosen.current === null) return;
            event.preventDefault();
            setEdited(chosen.current);
            chosen.current = null;
          }}
          trigger={
            <Button ref={addButton} variant="outline" size="sm" className="border-dashed" disabled={addable.length === 0}>
              <FilterIcon aria-hidden />
              {t("addFilter")}
            </Button>
          }
        >
          {addable.map(({ filter, label }) => (
            <DropdownMenuItem
              key={filter.key}
              onSelect={() => {
                chosen.current = filter.key;
              }}
            >
              {label}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
      {(chips.length > 0 || isNarrowed) && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 @max-xl:order-last @max-xl:w-full">
          {chips.map((list) => (
            <FilterChip
              key={list.filter.key}
              list={list}
              value={currentOf(list)}
              isOpen={edited === list.filter.key}
              onOpenChange={(isOpen) => setEdited(isOpen ? list.filter.key : null)}
              onChange={(value) => onFilter(list.filter.key, value)}
              // The button is disabled until the chip is gone.
              onGone={() => requestAnimationFrame(() => addButton.current?.focus())}
            />
          ))}
          {isNarrowed && (
            <Button variant="ghost" size="sm" className="text-muted-foreground" onClick={onClear}>
              {t("clearFilters")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
