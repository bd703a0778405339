"use client";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import { type Control, type FieldValues, get, useController, useFormState, useWatch } from "react-hook-form";
import { fieldPathTo } from "~/components/fields/language-pair";
import type { LaidOutForm } from "~/components/writing/writing-layout";
import type { PublishedPath } from "~/features/public-records";
import { withOwnIds } from "~/lib/items";
import { api } from "~/trpc/client";
import { newPart, type OfferedKind, type Part } from "../../parts/parts";
import { PartDisplays } from "../part-displays";
import { useFallbackTexts } from "./use-fallback-texts";
import { useShownErrors } from "./use-shown-errors";
import { useUndo } from "./use-undo";

type PageEditor = ReturnType<typeof usePageEditor>;

const PageEditorContext = createContext<PageEditor | null>(null);

export function useEditor(): PageEditor {
  const editor = use(PageEditorContext);
  if (!editor) throw new Error("There is no page editor around this.");
  return editor;
}

/** Holds what the head, the list of parts, the preview and the fields of an edited page have in common. */
export function EditorProvider<In extends FieldValues>({ form, children }: { form: LaidOutForm<In>; children: ReactNode }) {
  return (
    <PageEditorContext value={usePageEditor(form)}>
      <PartDisplays />
      {children}
    </PageEditorContext>
  );
}

/** Views that share the window where there is no room for all. */
type EditorView = "parts" | "fields" | "preview";

/** @param form of a record with the field `parts` */
function usePageEditor<In extends FieldValues>({ path, recordId, control, readOnly, fillIn }: LaidOutForm<In>) {
  const isNew = recordId === null;
  const { parts, problem, errors, submitCount, onChange } = usePartsField(control);
  const values: Readonly<Record<string, unknown>> = useWatch({ control });
  // Fields of two parts may report in one step.
  const current = useRef(parts);
  current.current = parts;
  const [chosen, setChosen] = useState(isNew ? null : (parts[0]?.id ?? null));
  const [view, setView] = useState<EditorView>(isNew ? "fields" : "parts");
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const { undo, redo } = useUndo(values, fillIn);
  const { examples, starts } = useNewPartTexts(path);
  const fallbacksOf = useFallbackTexts(path, values, parts);
  const selected = parts.find(({ id }) => id === chosen) ?? null;

  function set(next: Part[]): void {
    current.current = next;
    onChange(next);
  }

  /** @param id null: the page itself */
  function select(id: string | null, shows: EditorView = "fields"): void {
    setChosen(id);
    setView(shows);
  }

  function insert(part: Part | undefined, index: number): void {
    if (!part) return;
    set(current.current.toSpliced(index, 0, part));
    select(part.id);
  }

  function move(id: string, to: number): void {
    const index = indexOf(id);
    const part = current.current[index];
    if (part && to >= 0 && to < current.current.length) set(current.current.toSpliced(index, 1).toSpliced(to, 0, part));
  }

  function remove(id: string): void {
    const index = indexOf(id);
    const next = current.current.filter((part) => part.id !== id);
    set(next);
    if (chosen === id) setChosen(next[Math.min(index, next.length - 1)]?.id ?? null);
    setView("parts");
  }

  const indexOf = (id: string) => current.current.findIndex((part) => part.id === id);
  const change = (changed: Part) => set(current.current.map((part) => (part.id === changed.id ? changed : part)));

  useShownErrors(control, "parts", parts, (id, isList) => select(id, isList ? "parts" : "fields"));

  return {
    path,
    recordId,
    readOnly,
    values,
    parts,
    errors,
    problem,
    submitCount,
    undo,
    redo,
    /** Selected part; null when the page itself is selected. */
    selected,
    select,
    change,
    move,
    moveBy: (id: string, by: -1 | 1) => move(id, indexOf(id) + by),
    add: (kind: OfferedKind, index: number) => insert({ ...newPart(kind), ...starts?.[kind], ...examples?.[kind] }, index),
    /** Whether a part has example words, which can't be published. */
    hasExamples: (part: Part) =>
      Object.entries(examples?.[part.kind] ?? {}).some(([field, words]) => Reflect.get(part, field) === words),
    fallbacksOf,
    copy: (part: Part) => insert(withOwnIds([part])[0], indexOf(part.id) + 1),
    hide(part: Part, isHidden: boolean) {
      change({ ...part, visibleEn: !isHidden, visibleVi: !isHidden });
    },
    remove,
    /** Place at which a part is being added; null: none is. */
    addingAt,
    setAddingAt,
    view,
    setView,
    device,
    setDevice,
  };
}

/** The field `parts` of a form. */
function usePartsField<V extends FieldValues>(control: Control<V>) {
  const { field } = useController({ control, name: fieldPathTo<Part[], V>(control, "parts") });
  const { errors, submitCount } = useFormState({ control });
  const parts: Part[] = field.value ?? [];
  const problem: string | undefined = get(errors, "parts.root.message") ?? get(errors, "parts.message");
  return {
    parts,
    onChange: (next: Part[]) => field.onChange(next),
    /** By the place of the part. */
    errors: parts.map((_, index): object | undefined => get(errors, `parts.${index}`)),
    /** Error of the list as a whole. */
    problem,
    submitCount,
  };
}

/** Texts of new parts, by whoever may view these pages. */
function useNewPartTexts(path: PublishedPath) {
  const { newPartTexts } = path === "/admin/home" ? api.website.home : api.website.page;
  const { data } = newPartTexts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return { examples: data?.examples, starts: data?.starts };
}
