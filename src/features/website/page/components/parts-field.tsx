"use client";
import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import { type Control, useController, useFormState } from "react-hook-form";
import type { z } from "zod";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import type { FormValues } from "~/components/form/form-values";
import { useValidationText } from "~/components/form/use-validation-text";
import { Alert } from "~/components/ui/alert";
import { newPart, type Part, partKinds } from "../parts/parts";
import type { pageSchema } from "../schema";
import { AddPart } from "./add-part";
import { PartCard } from "./part-card";
import { PartFields } from "./part-fields";

type PartsFieldProps = { control: Control<FormValues<z.input<typeof pageSchema>>> };

/** Edits the parts of a page in their order. */
export function PartsField({ control }: PartsFieldProps) {
  const t = useTranslations("page.parts");
  const textOf = useValidationText();
  const { readOnly, id } = useFormScope();
  const { field } = useController({ control, name: "parts" });
  const { errors, submitCount } = useFormState({ control });
  const parts = field.value ?? [];
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

  const elementId = (part: Part) => `${id}-${part.id}`;

  function insert(part: Part, index: number): string {
    set(current.current.toSpliced(index, 0, part));
    return elementId(part);
  }

  function insertCopy(part: Part, index: number) {
    const copied = insert(copyOf(part), index);
    requestAnimationFrame(() => document.getElementById(copied)?.focus());
  }

  function move(index: number, by: -1 | 1) {
    const moved = current.current.toSpliced(index, 1);
    set(moved.toSpliced(index + by, 0, ...current.current.slice(index, index + 1)));
  }

  const problem = errors.parts?.root?.message ?? errors.parts?.message;
  return (
    <div className="grid min-w-0 gap-5">
      {parts.length === 0 && <p className="text-muted-foreground">{t("none")}</p>}
      <ol className="grid min-w-0 gap-5">
        {parts.map((part, index) => (
          <li key={part.id} className="min-w-0">
            <PartCard
              id={elementId(part)}
              part={part}
              readOnly={readOnly}
              isFirst={index === 0}
              isLast={index === parts.length - 1}
              onMove={(by) => move(index, by)}
              onCopy={() => insertCopy(part, index + 1)}
              onDelete={() => set(current.current.filter(({ id }) => id !== part.id))}
              onChange={change}
            >
              <PartFields part={part} index={index} errors={errors.parts?.[index]} submitCount={submitCount} onChange={change} />
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
