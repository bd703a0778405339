import type { Locale } from "~/i18n/routing";
import type { FormState } from "~/server/forms/state";

/** What the fields of a form share. The labels are in the order of the fields. */
export type FormContext<Name extends string> = {
  id: string;
  locale: Locale;
  state: FormState;
  labels: Readonly<Record<Name, string>>;
};

/** The refused fields with their messages, in the order of the form. */
export function refusedFields({ state, labels }: FormContext<string>): { name: string; label: string; message: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = state.errors[name];
    return message ? [{ name, label, message }] : [];
  });
}

/** What a control of a form has in common with all others: its names, its state, and what describes it. */
export function controlProps(form: FormContext<string>, name: string, describedBy?: string) {
  return {
    id: name,
    name,
    "aria-invalid": name in form.state.errors || undefined,
    "aria-describedby": [describedBy, `${name}-error`].filter(Boolean).join(" "),
    // Works without JavaScript: the first field with a message has the focus.
    autoFocus: refusedFields(form)[0]?.name === name,
  };
}

/** How fields look. */
export const controlClass =
  "w-full rounded-lg border border-input bg-background px-4 py-3 text-base aria-invalid:border-destructive-text";
