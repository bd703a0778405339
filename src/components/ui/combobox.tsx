"use client";

import { ChevronsUpDown, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useId, useState } from "react";
import { cn } from "./cn";
import { fieldClasses } from "./input";
import { OptionList, type OptionListProps } from "./option-list";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";

type ComboboxProps = Omit<ComponentProps<"button">, "value" | "onChange" | "children" | "onClick"> &
  Pick<OptionListProps, "options" | "search" | "onSearch" | "isLoading" | "empty"> & {
    value: string | null;
    onChange: (value: string | null) => void;
    placeholder?: string;
    /** Name of the chosen option, where the options may lack it. */
    chosenLabel?: string | undefined;
    isClearable?: boolean;
    isInvalid?: boolean;
    /** Text before the choice, where the control has no visible label. */
    prefix?: string;
    onOpen?: () => void;
  };

/** Select with a search that ignores accents, for long lists. */
export function Combobox({
  value,
  onChange,
  options,
  search,
  onSearch,
  isLoading,
  empty,
  isInvalid,
  isClearable,
  prefix,
  chosenLabel,
  onOpen,
  className,
  ...rest
}: ComboboxProps) {
  const { placeholder, disabled, ...buttonProps } = rest;
  const t = useTranslations("common");
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const selected = chosenLabel ?? options.find((option) => option.value === value)?.label;

  const show = (open: boolean) => {
    setIsOpen(open);
    // After it was closed, the next search begins empty.
    (open ? onOpen : onSearch)?.("");
  };

  const choose = (next: string) => {
    onChange(next);
    show(false);
  };

  return (
    <Popover open={isOpen} onOpenChange={show} modal>
      <div className={cn("relative", className)}>
        <PopoverTrigger asChild>
          <button
            type="button"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-haspopup="dialog"
            aria-invalid={isInvalid || undefined}
            disabled={disabled}
            className={cn(
              fieldClasses,
              "flex h-9 items-center justify-between gap-2 px-3 text-left",
              !selected && "text-muted-foreground",
            )}
            {...buttonProps}
          >
            {prefix && <span className="text-muted-foreground">{prefix}</span>}
            <span className={cn("min-w-0 flex-1 truncate", isClearable && selected && "pr-8")}>
              {selected ?? placeholder ?? t("choose")}
            </span>
            <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </button>
        </PopoverTrigger>
        {isClearable && selected && !disabled && (
          <button
            type="button"
            aria-label={t("clear")}
            onClick={() => onChange(null)}
            className="absolute inset-y-0 right-7 my-auto grid size-7 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      <PopoverContent id={listId} className="w-(--radix-popover-trigger-width) min-w-60 p-0">
        <OptionList
          label={t("search")}
          options={options}
          chosen={value === null ? [] : [value]}
          onChoose={choose}
          search={search}
          onSearch={onSearch}
          isLoading={isLoading}
          empty={empty}
        />
      </PopoverContent>
    </Popover>
  );
}
