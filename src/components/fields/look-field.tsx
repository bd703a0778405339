"use client";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, useField } from "~/components/fields/field";
import { cn } from "~/components/ui/cn";

type LookFieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPathByValue<V, string | number | null | undefined>;
  options: readonly { value: string; label: string; picture: ReactNode; isOff?: boolean }[];
  description?: ReactNode;
  columns?: 3 | 4;
};

/** Chooses a look by small pictures. */
export function LookField<V extends FieldValues>({ control, name, options, description, columns = 4 }: LookFieldProps<V>) {
  const { field, aria, readOnly, ...frame } = useField(control, name, { description });
  return (
    <FieldFrame {...frame} description={description} group>
      <div
        role="radiogroup"
        aria-labelledby={`${frame.id}-label`}
        aria-describedby={aria["aria-describedby"]}
        className={cn("grid gap-2", columns === 3 ? "grid-cols-3" : "grid-cols-4")}
      >
        {options.map(({ value, label, picture, isOff = false }) => (
          <label
            key={value}
            className="relative grid min-w-0 cursor-pointer gap-1 has-disabled:cursor-default has-disabled:opacity-50"
          >
            <input
              type="radio"
              name={frame.id}
              value={value}
              checked={field.value === value}
              disabled={readOnly || isOff}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="grid aspect-3/2 overflow-hidden rounded-md border border-border peer-checked:border-primary peer-checked:ring-1 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2"
            >
              {picture}
            </span>
            <span
              aria-hidden
              className="-top-1.5 -right-1.5 absolute hidden size-4 place-items-center rounded-full bg-primary text-primary-foreground peer-checked:grid"
            >
              <Check className="size-3" />
            </span>
            <span className="text-muted-foreground text-xs peer-checked:text-foreground">{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
