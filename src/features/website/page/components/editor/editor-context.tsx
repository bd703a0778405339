"use client";
import { createContext, use, useRef, useState } from "react";
import { type Control, type FieldValues, get, useController, useFormState, useWatch } from "react-hook-form";
import { fieldPathTo } from "~/components/fields/language-pair";
import { useMediaQuery } from "~/components/ui/use-media-query";
import type { LaidOutForm, WritingFrame } from "~/components/writing/writing-layout";
import { withOwnIds } from "~/lib/items";
import { fieldsWith, type PartTexts, withTexts } from "../../parts/part-texts";
import { MAX_PARTS, newPart, type OfferedKind, type Part } from "../../parts/parts";
import { PartDisplays } from "../part-displays";
import { fallbackTexts, type OpeningTexts } from "./fallback-texts";
import { useShownErrors } from "./use-shown-errors";
import { useUndo } from "./use-undo";

type PageEditor = ReturnType<typeof usePageEditor>;

const PageEditorContext = createContext<PageEditor | null>(null);

export function useEditor(): PageEditor {
  const editor = use(PageEditorContext);
  if (!editor) throw new Error("There is no page editor around this.");
  return editor;
}

type KindTexts = Partial<Record<Part["kind"], PartTexts>>;

/** Texts that the kind of edited page brings. */
export type EditedPage = {
  /** Returns the texts of new parts: example words, which can't be published, and titles that may stay. */
  useNewPartTexts: () => { examples: KindTexts; starts: KindTexts } | undefined;
  /** Returns what visitors see where the opening has no text. @param values of the form */
  useOpeningTexts: (values: Readonly<Record<string, unknown>>) => OpeningTexts;
  /** Whether the parts are below a text: they have no opening then, and nothing is offered to begin with. */
  isBelowText?: boolean;
};

/** Holds what the head, the list of parts, the preview and the fields of an edited page have in common. */
export function EditorProvider<In extends FieldValues>({ page, form, children }: WritingFrame<In> & { page: EditedPage }) {
  const editor = usePageEditor(page, form);
  return (
    <PageEditorContext value={editor}>
      <PartDisplays />
      {children}
    </PageEditorContext>
  );
}

/** Part that was selected last in this window. It stays selected when the first save leads to the page's own address. */
let lastSelected: string | null = null;

function lastSelectedOf(parts: readonly Part[]): string | undefined {
  return parts.find(({ id }) => id === lastSelected)?.id;
}

/** Views that share the window where there is no room for all. */
type EditorView = "parts" | "fields" | "preview";

/** @param form of a record with the field `parts` */
function usePageEditor<In extends FieldValues>(page: EditedPage, form: LaidOutForm<In>) {
  const { path, recordId, control, readOnly, fillIn, subscribe } = form;
  const isNew = recordId === null;
  const { parts, problem, errors, submitCount, onChange } = usePartsField(control);
  const values: Readonly<Record<string, unknown>> = useWatch({ control });
  // Fields of two parts may report in one step.
  const current = useRef(parts);
  current.current = parts;
  const [chosen, setChosen] = useState(
    () => lastSelectedOf(parts) ?? (isNew || page.isBelowText ? null : (parts[0]?.id ?? null)),
  );
  const isPhone = useMediaQuery("(width < 48rem)");
  const [chosenView, setView] = useState<EditorView | null>(null);
  // A phone offers what a new page can start with before its title.
  const view = chosenView ?? (isNew && !isPhone ? "fields" : "parts");
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const { undo, redo } = useUndo({ isNew, values, subscribe, fillIn });
  const texts = page.useNewPartTexts();
  const openingTexts = page.useOpeningTexts(values);
  const selected = parts.find(({ id }) => id === chosen) ?? null;

  function set(next: Part[]): void {
    current.current = next;
    onChange(next);
  }

  /** @param id null: the page itself */
  function select(id: string | null, shows: EditorView = "fields"): void {
    setChosen(id);
    lastSelected = id;
    setView(shows);
  }

  function insert(added: readonly Part[], index: number): void {
    set(current.current.toSpliced(index, 0, ...added));
    if (added[0]) select(added[0].id);
  }

  const startOf = (kind: OfferedKind): Part =>
    withTexts<Part>(newPart(kind), { ...texts?.starts[kind], ...texts?.examples[kind] });

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
    /** Adds a part, and selects it. @returns the part */
    add(kind: OfferedKind, index: number): Part {
      const added = startOf(kind);
      insert([added], index);
      return added;
    },
    /** Begins an empty page with new parts. @returns the first */
    begin(kinds: readonly OfferedKind[]): Part | undefined {
      const added = kinds.map(startOf);
      insert(added, 0);
      return added[0];
    },
    /** Whether a part has example words, which can't be published. */
    hasExamples: (part: Part) => fieldsWith(part, texts?.examples[part.kind]).length > 0,
    fallbacksOf: (part: Part) => fallbackTexts(part, parts, openingTexts),
    copy: (part: Part) => insert(withOwnIds([part]), indexOf(part.id) + 1),
    hide(part: Part, isHidden: boolean) {
      change({ ...part, visibleEn: !isHidden, visibleVi: !isHidden });
    },
    remove,
    isFull: parts.length >= MAX_PARTS,
    mayAdd: !readOnly && parts.length < MAX_PARTS,
    /** Whether the editor offers the first parts of the page. */
    isBeginning: parts.length === 0 && !hasBegun && !readOnly && !page.isBelowText,
    isBelowText: page.isBelowText ?? false,
    setBegun,
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
    /** Errors by the index of the part. */
    errors: parts.map((_, index): object | undefined => get(errors, `parts.${index}`)),
    /** Error of the list as a whole. */
    problem,
    submitCount,
  };
}
