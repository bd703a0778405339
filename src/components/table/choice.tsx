import { ChevronDown } from "lucide-react";
import { cn } from "~/components/ui/cn";
import { fieldClasses } from "~/components/ui/input";

type ChoiceProps = {
  label: string;
  hasVisibleLabel?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  isDisabled?: boolean;
  size?: "sm" | "md";
  className?: string;
};

/** Native select, for size and touch. */
export function Choice({ label, hasVisibleLabel, value, options, onChange, isDisabled, size = "md", className }: ChoiceProps) {
  return (
    <div
      className={cn(
        fieldClasses,
        "relative flex w-auto max-w-full items-center has-focus-visible:border-ring",
        size === "sm" ? "h-8 text-xs md:text-xs" : "h-9",
        className,
      )}
    >
      {hasVisibleLabel && (
        <span aria-hidden className="whitespace-nowrap pl-3 text-muted-foreground">
          {label}:
        </span>
      )}
      <select
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          "h-full min-w-0 flex-1 cursor-pointer appearance-none truncate rounded-md bg-transparent pr-8 [&>option]:bg-popover [&>option]:text-popover-foreground",
          hasVisibleLabel ? "pl-1.5" : "pl-3",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4 text-muted-foreground" />
    </div>
  );
}
