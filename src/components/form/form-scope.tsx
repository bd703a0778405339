"use client";
import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import type { Locale } from "~/i18n/routing";

/** Renders a value that is more than text: an image, another record's name. */
export type Display = (value: unknown, place: ValuePlace) => ReactNode;

/** The flat field of a value, and the version of the record that has it. */
export type ValuePlace = { name: string; record: object };

type Displays = {
  get(name: string): Display | undefined;
  set(name: string, display: Display): void;
};

/** Form context of the fields. */
export type FormScope = {
  /** Prefix of control ids: two forms on a page must not share ids. */
  id: string;
  path: string;
  /** Saved record, null for a new one. Image fields read their image from it. */
  row: object | null;
  required: ReadonlySet<string>;
  readOnly: boolean;
  displays: Displays;
  /** Language of the texts on narrow screens, which show only one. */
  language: Locale;
  setLanguage: (language: Locale) => void;
};

const FormScopeContext = createContext<FormScope>({
  id: "form",
  path: "",
  row: null,
  required: new Set(),
  readOnly: false,
  displays: new Map(),
  language: "en",
  setLanguage: () => {},
});
export const FormScopeProvider = FormScopeContext.Provider;

export function useFormScope(): FormScope {
  return use(FormScopeContext);
}

/** Names an element of a field; "parts.0.titleEn" is the field titleEn in the scope of the first part. */
export function fieldId(scopeId: string, name: string): string {
  return `${scopeId}-${name.replace(/^(\w+\.\d+)\./, "$1-")}`;
}

/** Scope of the form of an item in a list of this form. Items of one kind share the displays of their fields. */
export function useItemScope(list: string, index: number, item: { kind: string }): FormScope {
  const scope = useFormScope();
  const { kind } = item;
  return useMemo(() => {
    const nameOf = (name: string) => `${list}.${kind}.${name}`;
    return {
      ...scope,
      row: item,
      id: fieldId(scope.id, `${list}.${index}`),
      required: new Set<string>(),
      displays: {
        get: (name) => scope.displays.get(nameOf(name)),
        set: (name, display) => scope.displays.set(nameOf(name), display),
      },
    };
  }, [scope, list, index, item, kind]);
}

/**
 * Names the display of a field: "parts.news.ids" for "parts.news-1a2b.ids", as the id of a part begins with its kind. Other items
 * share their displays: "parts.gallery.pictures.imageId" for "parts.gallery-1a2b.pictures.3c4d.imageId".
 */
export function displayName(name: string): string {
  const [list, id = "", ...rest] = name.split(".");
  const kind = list === "parts" ? id.split("-", 1).filter(Boolean) : [];
  return [list, ...kind, ...rest.filter((_, place) => place % 2 === 0)].join(".");
}

/** Registers how comparisons render this field's values; as long as the form lasts, because they show fields that are closed too. */
export function useDisplay(name: string, display: Display): void {
  const { displays } = useFormScope();
  useEffect(() => {
    displays.set(name, display);
  }, [displays, name, display]);
}

/** Where labels are: beside the fields on wide screens, at every width, or above them. */
const LabelsContext = createContext<"wide" | "beside" | "above">("wide");

/** Places labels above the fields at every width, for narrow columns. */
export function LabelsAbove({ children }: { children: ReactNode }) {
  return <LabelsContext value="above">{children}</LabelsContext>;
}

/** Places short labels beside the fields at every width, for rows of facts. */
export function LabelsBeside({ children }: { children: ReactNode }) {
  return <LabelsContext value="beside">{children}</LabelsContext>;
}

export function useLabels() {
  return use(LabelsContext);
}
