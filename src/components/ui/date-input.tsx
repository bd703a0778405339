"use client";

import { CalendarDays } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { shownInput, typedInput } from "~/lib/dates";
import { cn } from "./cn";
import { Input } from "./input";
import { lazyComponent } from "./lazy-component";

// Loaded on demand: most people type dates.
const Calendar = lazyComponent(async () => (await import("./calendar")).Calendar);

/** Value for invalid text. */
export const NO_DATE = "no date";

type DateInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  /** `2026-11-21`, with time `2026-11-21T09:30`; empty for none. */
  value: string;
  /** Receives the same format, or NO_DATE. */
  onChange: (value: string) => void;
  hasTime?: boolean;
  inputClassName?: string;
};

/** Edits a date as DD/MM/YYYY with 24 hours, whatever the browser's language. */
export function DateInput({ value, onChange, hasTime = false, className, inputClassName, onBlur, ...input }: DateInputProps) {
  const t = useTranslations("date");
  const [text, setText] = useState(shownInput(value));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const emitted = useRef(value);

  // Takes changes from outside, such as a restored draft, but not its own.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    setText(shownInput(value));
  }, [value]);

  function emit(next: string) {
    emitted.current = next;
    onChange(next);
  }

  function handlePick(day: string) {
    const next = hasTime ? `${day}T${value.slice(11) || "00:00"}` : day;
    setText(shownInput(next));
    emit(next);
    setOpen(false);
  }

  return (
    <span className={cn("relative block min-w-0", className)}>
      <Input
        {...input}
        className={cn("pr-9 tabular-nums", inputClassName)}
        inputMode={hasTime ? "text" : "numeric"}
        autoComplete="off"
        placeholder={t(hasTime ? "dateTimePattern" : "datePattern")}
        value={text}
        onChange={(event) => {
          const text = event.target.value;
          setText(text);
          emit(text.trim() === "" ? "" : (typedInput(text, hasTime) ?? NO_DATE));
        }}
        onBlur={(event) => {
          setText((text) => shownInput(emitted.current) || text);
          onBlur?.(event);
        }}
      />
      {!input.readOnly && (
        <button
          ref={button}
          type="button"
          aria-label={t("choose")}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <CalendarDays aria-hidden className="size-4" />
        </button>
      )}
      {isOpen && (
        <Calendar
          anchor={button}
          day={value === NO_DATE ? "" : value.slice(0, 10)}
          onPick={handlePick}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
