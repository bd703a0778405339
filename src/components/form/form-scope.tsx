"use client";
import { createContext, type ReactNode, use, useEffect } from "react";

/** How a field shows a value that is more than a text: an image, the name of another record. */
export type Display = (value: unknown) => ReactNode;

export type Language = "en" | "vi";

/** What a form tells its fields beside their values. */
export type FormScope = {
  /** Begins the id of every control, so that two forms on a page never share one. */
  id: string;
  /** The page of the back office; labels are looked up by it. */
  path: string;
  /** The saved record, null for a new one. Image fields find their picture in it. */
  row: object | null;
  /** The fields that can't be left empty. */
  required: ReadonlySet<string>;
  /** Without the right to edit. */
  readOnly: boolean;
  /** How fields show their values elsewhere, by name. */
  displays: Map<string, Display>;
  /** The language of the texts on a narrow screen, which has no room for both. */
  language: Language;
  setLanguage: (language: Language) => void;
};

/** For a form without texts in two languages. */
export const oneLanguage: Pick<FormScope, "language" | "setLanguage"> = { language: "en", setLanguage: () => {} };

const FormScopeContext = createContext<FormScope>({
  id: "form",
  path: "",
  row: null,
  required: new Set(),
  readOnly: false,
  displays: new Map(),
  ...oneLanguage,
});
export const FormScopeProvider = FormScopeContext.Provider;

export function useFormScope(): FormScope {
  return use(FormScopeContext);
}

/** Says how this field's values are shown where they are compared. */
export function useDisplay(name: string, display: Display): void {
  const { displays } = useFormScope();
  useEffect(() => {
    displays.set(name, display);
    return () => {
      displays.delete(name);
    };
  }, [displays, name, display]);
}

const LabelsAboveContext = createContext(false);

/** Keeps the labels of its fields above them at every width, for a column too narrow for labels beside. */
export function LabelsAbove({ children }: { children: ReactNode }) {
  return <LabelsAboveContext value={true}>{children}</LabelsAboveContext>;
}

export function useLabelsAbove(): boolean {
  return use(LabelsAboveContext);
}
