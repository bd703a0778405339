"use client";
import { createContext, type ReactNode, use, useEffect } from "react";
import type { Locale } from "~/i18n/routing";

/** Renders a value that is more than text: an image, another record's name. */
export type Display = (value: unknown) => ReactNode;

/** Form context of the fields. */
export type FormScope = {
  /** Prefix of control ids: two forms on a page must not share ids. */
  id: string;
  path: string;
  /** Saved record, null for a new one. Image fields read their image from it. */
  row: object | null;
  required: ReadonlySet<string>;
  readOnly: boolean;
  displays: Map<string, Display>;
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

/** Registers how comparisons render this field's values. */
export function useDisplay(name: string, display: Display): void {
  const { displays } = useFormScope();
  useEffect(() => {
    displays.set(name, display);
    return () => {
      displays.delete(name);
    };
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
