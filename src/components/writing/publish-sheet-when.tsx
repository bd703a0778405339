"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useFormScope } from "~/components/form/form-scope";
import { DateInput } from "~/components/ui/date-input";
import type { When } from "./publish-plan";
import { PublishSheetSection } from "./publish-sheet-section";

type PublishSheetWhenProps = {
  offered: readonly When[];
  when: When;
  onWhen: (when: When) => void;
  /** Typed date, as in DateInput. */
  date: string;
  onDate: (date: string) => void;
  error: string | undefined;
};

/** The date appears and grows below what is visible on low screens. */
function reveal(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: "nearest" });
}

/** Chooses when visitors see the record. */
export function PublishSheetWhen({ offered, when, onWhen, date, onDate, error }: PublishSheetWhenProps) {
  const t = useTranslations("writing.sheet");
  const form = useTranslations("form");
  const scope = useFormScope();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) reveal(place.current);
  }, [error]);
  return (
    <PublishSheetSection title={t("when.title")}>
      <div role="radiogroup" aria-label={t("when.title")} className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-9 cursor-pointer items-center rounded-md border border-border bg-card px-3 font-medium text-sm shadow-xs hover:border-input has-checked:border-primary has-checked:bg-primary-subtle has-focus-visible:outline-2 has-checked:text-primary-text has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={one}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={when === one}
              onChange={() => {
                onWhen(one);
                requestAnimationFrame(() => reveal(place.current));
              }}
            />
            {t(`when.${one}`)}
          </label>
        ))}
      </div>
      {when === "date" && (
        <div ref={place} className="grid scroll-mb-5 gap-1.5">
          <DateInput
            id={`${scope.id}-at`}
            hasTime
            className="max-w-60"
            value={date}
            onChange={onDate}
            aria-label={t("when.at")}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-help`}
          />
          <p
            id={`${id}-help`}
            role={error === undefined ? undefined : "alert"}
            className={error === undefined ? "text-muted-foreground text-xs" : "text-destructive-text text-sm"}
          >
            {error ?? form("timeZone")}
          </p>
        </div>
      )}
    </PublishSheetSection>
  );
}
