"use client";

import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, useField } from "~/components/fields/field";
import { icons } from "~/components/shell/icons";

type IconFieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
};

export function IconField<V extends FieldValues>({ control, name }: IconFieldProps<V>) {
  const { field, aria, readOnly, id, ...frame } = useField(control, name, {});
  const value: unknown = field.value;
  return (
    <FieldFrame {...frame} id={id} group>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria["aria-describedby"]}
        className="flex flex-wrap gap-1"
      >
        {Object.entries(icons).map(([icon, Icon]) => (
          <label
            key={icon}
            title={icon}
            className="grid size-9 cursor-pointer place-items-center rounded-md text-muted-foreground hover:bg-accent has-checked:bg-primary-subtle has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={id}
              value={icon}
              aria-label={icon}
              checked={icon === value}
              disabled={readOnly}
              onChange={() => field.onChange(icon)}
              onBlur={field.onBlur}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
