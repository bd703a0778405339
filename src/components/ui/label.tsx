import type { ComponentProps } from "react";
import { cn } from "./cn";

type LabelProps = ComponentProps<"label"> & {
  htmlFor: string;
  /** Marks a required field visually; screen readers learn it from the field. */
  isRequired?: boolean;
};

export function Label({ className, isRequired, children, htmlFor, ...props }: LabelProps) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("inline-flex items-center gap-1 font-medium text-foreground text-sm leading-5", className)}
      {...props}
    >
      {children}
      {isRequired && (
        <span aria-hidden className="text-destructive-text">
          *
        </span>
      )}
    </label>
  );
}
