"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "./cn";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "./command";
import { Spinner } from "./spinner";

export type Option = { value: string; label: string; description?: string; isDisabled?: boolean };

export type OptionListProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** The typed text, where the caller begins it. */
  search?: string | undefined;
  /** Receives the typed text when the server searches. Options are then shown unfiltered. */
  onSearch?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  /** Replaces the usual words where nothing is found. */
  empty?: string | undefined;
};

/** Searchable options of a popover; those that are chosen are ticked. */
export function OptionList({ label, options, chosen, onChoose, search, onSearch, isLoading, empty }: OptionListProps) {
  const t = useTranslations("common");
  return (
    <Command shouldFilter={!onSearch} label={label} defaultValue={chosen[0]}>
      {/* The popover of a filter opens before this part of the script has arrived. */}
      <CommandInput autoFocus placeholder={label} aria-label={label} value={search} onValueChange={onSearch} />
      <CommandList>
        {isLoading ? (
          <div role="status" aria-label={t("loading")} className="grid place-items-center py-6 text-muted-foreground">
            <Spinner />
          </div>
        ) : (
          <CommandEmpty>{empty ?? t("noResults")}</CommandEmpty>
        )}
        {options.map(({ value, label, description, isDisabled }) => (
          <CommandItem
            key={value}
            value={value}
            keywords={[label, description ?? ""]}
            disabled={isDisabled}
            onSelect={() => onChoose(value)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{label}</span>
              {description && <span className="block truncate text-muted-foreground text-xs">{description}</span>}
            </span>
            <Check aria-hidden className={cn("text-primary-text", !chosen.includes(value) && "invisible")} />
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  );
}
