"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useFormScope, useLabels } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { cn } from "~/components/ui/cn";
import { formatNumber } from "~/lib/numbers";

export type FieldOptions = {
  label?: string;
  description?: ReactNode;
  required?: boolean;
  className?: string;
};

export function useField<V extends FieldValues, Name extends FieldPath<V>>(
  control: Control<V>,
  name: Name,
  options: Pick<FieldOptions, "label" | "description" | "required">,
) {
  const scope = useFormScope();
  const labelOf = useFieldLabels(scope.path);
  const textOf = useValidationText();
  const { field, fieldState } = useController({ control, name });
  const id = `${scope.id}-${name}`;
  const error = textOf(fieldState.error?.message);
  const required = options.required ?? scope.required.has(name);
  const describedBy = [options.description !== undefined && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    field,
    id,
    label: options.label ?? labelOf(name),
    error,
    required,
    readOnly: scope.readOnly,
    aria: {
      id,
      name,
      "aria-invalid": error !== undefined,
      "aria-describedby": describedBy || undefined,
      "aria-required": required || undefined,
    },
  };
}

type FieldFrameProps = Omit<FieldOptions, "required" | "label"> & {
  id: string;
  label: string;
  error?: string;
  required?: boolean;
  /** The label names a group of controls: its element gets this id and is no `<label>`. */
  group?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

/** Lays out label, control, help and error; from lg the label is beside the control. */
export function FieldFrame({ id, label, error, required, description, group, aside, className, children }: FieldFrameProps) {
  const labels = useLabels();
  const labelled = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const labelClass = "text-sm font-medium text-foreground";
  return (
    <div
      className={cn(
        "grid min-w-0 gap-1.5",
        labels === "beside" ? "grid-cols-[5.5rem_minmax(0,1fr)] items-center" : "grid-cols-1",
        labels === "wide" && "lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:gap-x-5",
        className,
      )}
    >
      <div
        className={cn(
          "flex min-w-0 items-baseline justify-between gap-3",
          labels === "wide" && "lg:flex-col lg:items-start lg:justify-start lg:gap-0.5 lg:pt-2",
        )}
      >
        {group ? (
          <span id={`${id}-label`} className={labelClass}>
            {labelled}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={labelClass}>
            {labelled}
          </label>
        )}
        {aside}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-1.5">
        {children}
        <FieldHelp id={id} description={description} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

/** Screen readers learn it from the field. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ml-0.5 text-destructive-text">
      *
    </span>
  );
}

export function FieldHelp({ id, description }: { id: string; description: ReactNode }) {
  if (description === undefined) return null;
  return (
    <div id={`${id}-help`} className="text-sm text-muted-foreground">
      {description}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="text-sm text-destructive-text">
      {error}
    </p>
  );
}

/** Shows the remaining characters close to the limit. */
export function RemainingCount({ length, max }: { length: number; max: number }) {
  const t = useTranslations("form");
  const locale = useLocale();
  const left = max - length;
  return (
    <span className={cn("text-xs tabular-nums", left < 0 ? "font-medium text-destructive-text" : "text-muted-foreground")}>
      <span aria-hidden="true">
        {formatNumber(length, locale)}/{formatNumber(max, locale)}
      </span>
      <span className="sr-only" aria-live="polite">
        {left <= 20 ? t("charactersLeft", { count: left }) : ""}
      </span>
    </span>
  );
}
