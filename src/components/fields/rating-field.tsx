"use client";
import { Star, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { MAX_STARS } from "~/components/ui/stars";

type RatingFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
};

export function RatingField<V extends FieldValues>({ control, name, className, ...options }: RatingFieldProps<V>) {
  const t = useTranslations("common");
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const value: unknown = field.value;
  const rating = typeof value === "number" ? value : 0;
  return (
    <FieldFrame {...frame} group description={options.description} className={className}>
      <div
        role="radiogroup"
        aria-labelledby={`${frame.id}-label`}
        aria-describedby={aria["aria-describedby"]}
        className="flex min-h-9 items-center"
      >
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className="relative cursor-pointer rounded-md p-1 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              ref={stars === Math.max(rating, 1) ? field.ref : undefined}
              type="radio"
              name={frame.id}
              className="absolute inset-0 cursor-[inherit] opacity-0"
              aria-label={t("stars", { count: stars })}
              checked={stars === rating}
              disabled={readOnly}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
            />
            <Star
              aria-hidden
              className={cn("size-5", stars <= rating ? "fill-warning text-warning-text" : "text-muted-foreground")}
            />
          </label>
        ))}
        {rating > 0 && !readOnly && (
          <Button
            variant="ghost"
            size="icon-sm"
            className="ml-1 text-muted-foreground"
            aria-label={t("noStars")}
            onClick={() => field.onChange(null)}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
