"use client";
import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import { type Control, type FieldValues, get, useController, useFormState } from "react-hook-form";
import { fieldPathTo } from "~/components/fields/language-pair";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { Alert } from "~/components/ui/alert";
import { newPart, type Part, partKinds } from "../parts/parts";
import { AddPart } from "./add-part";
import { PartCard } from "./part-card";
import { PartFields } from "./part-fields";

type PartsFieldProps<V extends FieldValues> = {
  /** Of a form with the field `parts`. */
  control: Control<V>;
};

/** Edits the parts of a page in their order. */
export function PartsField<V extends FieldValues>({ control }: PartsFieldProps<V>) {
  const t = useTranslations("page.parts");
  const textOf = useValidationText();
  const { readOnly, id } = useFormScope();
  const { field } = useController({ control, name: fieldPathTo<Part[], V>(control, "parts") });
  const { errors, submitCount } = useFormState({ control });
  const parts: Part[] = field.value ?? [];
  // Fields of two parts may report in one step.
  const current = useRef(parts);
  current.current = parts;
  useDisplay(
    "parts",
    useCallback((value) => <PartNames value={value} />, []),
  );

  function set(next: Part[]) {
    current.current = next;
    field.onChange(next);
  }

  const change = (changed: Part) => set(current.current.map((part) => (part.id === changed.id ? changed : part)));

  function insert(part: Part, index: number) {
    set(current.current.toSpliced(index, 0, part));
    requestAnimationFrame(() => document.getElementById(`${id}-${part.id}`)?.focus());
  }

  function move(index: number, by: -1 | 1) {
    const moved = current.current.toSpliced(index, 1);
    set(moved.toSpliced(index + by, 0, ...current.current.slice(index, index + 1)));
  }

  const problem: string | undefined = get(errors, "parts.root.message") ?? get(errors, "parts.message");
  return (
    <div className="grid min-w-0 gap-5">
      {parts.length === 0 && <p className="text-muted-foreground">{t("none")}</p>}
      <ol className="grid min-w-0 gap-5">
        {parts.map((part, index) => (
          <li key={part.id} className="min-w-0">
            <PartCard
              id={`${id}-${part.id}`}
              part={part}
              readOnly={readOnly}
              isFirst={index === 0}
              isLast={index === parts.length - 1}
              onMove={(by) => move(index, by)}
              onCopy={() => insert(copyOf(part), index + 1)}
              onDelete={() => set(current.current.filter(({ id }) => id !== part.id))}
              onChange={change}
            >
              <PartFields
                part={part}
                index={index}
                errors={get(errors, `parts.${index}`)}
                submitCount={submitCount}
                onChange={change}
              />
            </PartCard>
          </li>
        ))}
      </ol>
      {problem !== undefined && <Alert variant="destructive">{textOf(problem)}</Alert>}
      {!readOnly && <AddPart id={`${id}-parts`} onAdd={(kind) => insert(newPart(kind), current.current.length)} />}
    </div>
  );
}

/** A copy has ids of its own, and so have its items. */
function copyOf(part: Part): Part {
  const { id } = newPart(part.kind === "unknown" ? "text" : part.kind);
  const copy = { ...structuredClone(part), id };
  return "buttons" in copy
    ? { ...copy, buttons: copy.buttons.map((button) => ({ ...button, id: crypto.randomUUID().slice(0, 8) })) }
    : copy;
}

/** Names the kinds of parts in their order, for comparisons. @param value parts or their ids, which begin with the kind */
function PartNames({ value }: { value: unknown }) {
  const t = useTranslations("page.parts");
  if (!Array.isArray(value)) return null;
  const ids = value.map((part: unknown) => (typeof part === "string" ? part : String(Object(part).id)));
  return ids.map((id, index) => {
    const kind = partKinds.find((known) => id.startsWith(`${known}-`));
    return (
      <span key={id} className="block">
        {index + 1}. {kind ? t(`kinds.${kind}`) : id}
      </span>
    );
  });
}
