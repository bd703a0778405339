"use client";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useDeferredValue, useId, useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import type { NamedRecord, Reference } from "~/components/fields/reference";
import { useDisplay } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Combobox } from "~/components/ui/combobox";

type ReferencesFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number[]>;
  /** Records to choose from. */
  reference: Reference;
};

/** Lets comparisons show the names of chosen records, or of a single one. */
export function useReferenceDisplay(name: string, reference: Reference): void {
  useDisplay(
    name,
    useCallback(
      (shown) => <NamedList ids={typeof shown === "number" ? [shown] : idsOf(shown)} reference={reference} />,
      [reference],
    ),
  );
}

/** Chooses other records, in an order. */
export function ReferencesField<V extends FieldValues>({
  control,
  name,
  reference,
  className,
  ...options
}: ReferencesFieldProps<V>) {
  const t = useTranslations("form");
  const listId = useId();
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<NamedRecord[]>([]);
  const found = reference.useFound(useDeferredValue(typed), !readOnly) ?? [];
  const ids = idsOf(field.value);
  const known = [...chosen, ...found];
  useReferenceDisplay(name, reference);

  function move(index: number, by: number) {
    const moved = ids.filter((_, place) => place !== index);
    moved.splice(index + by, 0, ...ids.slice(index, index + 1));
    field.onChange(moved);
  }

  /** A button of a row. Its name ends in that of the record. */
  const button = (id: number, label: "moveUp" | "moveDown" | "leaveOut", icon: ReactNode, run: (() => void) | false) => (
    <Button
      id={`${listId}-${id}-${label}`}
      variant="ghost"
      size="icon-sm"
      aria-label={t(label)}
      aria-labelledby={`${listId}-${id}-${label} ${listId}-${id}`}
      disabled={!run}
      onClick={run || undefined}
    >
      {icon}
    </Button>
  );

  const { name: _, "aria-invalid": isInvalid, ...trigger } = aria;
  return (
    <FieldFrame {...frame} description={options.description} className={className}>
      {ids.length > 0 && (
        <ol className="grid gap-1">
          {ids.map((id, index) => (
            <li key={id} className="flex min-w-0 items-center gap-1 rounded-md border border-border py-0.5 pr-0.5 pl-3 text-sm">
              <span id={`${listId}-${id}`} className="min-w-0 flex-1 truncate">
                <RecordName id={id} known={known} reference={reference} />
              </span>
              {!readOnly && (
                <>
                  {button(id, "moveUp", <ArrowUp aria-hidden />, index > 0 && (() => move(index, -1)))}
                  {button(id, "moveDown", <ArrowDown aria-hidden />, index < ids.length - 1 && (() => move(index, 1)))}
                  {button(id, "leaveOut", <X aria-hidden />, () => field.onChange(ids.filter((one) => one !== id)))}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {!readOnly && (
        <Combobox
          {...trigger}
          isInvalid={isInvalid}
          value={null}
          options={found.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={t("addRecord")}
          onSearch={setTyped}
          onBlur={field.onBlur}
          onChange={(value) => {
            const record = found.find(({ id }) => String(id) === value);
            if (!record) return;
            setChosen([...chosen, record]);
            field.onChange([...ids, record.id]);
          }}
        />
      )}
    </FieldFrame>
  );
}

type NamedProps = { reference: Reference; known?: readonly NamedRecord[] };

function NamedList({ ids, ...props }: NamedProps & { ids: readonly number[] }) {
  return ids.map((id) => (
    <span key={id} className="block">
      <RecordName id={id} {...props} />
    </span>
  ));
}

function RecordName({ id, reference, known = [] }: NamedProps & { id: number }) {
  const here = known.find((record) => record.id === id);
  const named = reference.useOne(here ? null : id);
  return (here ?? named)?.name ?? `#${id}`;
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
}
