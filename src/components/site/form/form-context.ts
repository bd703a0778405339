import type { Locale } from "~/i18n/routing";
import type { FormState } from "~/server/forms/state";

export type FormContext<Name extends string> = {
  id: string;
  locale: Locale;
  state: FormState;
  labels: Readonly<Record<Name, string>>;
};

export function refusedFields({ state, labels }: FormContext<string>): { name: string; label: string; message: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = state.errors[name];
    return message ? [{ name, label, message }] : [];
  });
}

export function controlProps(form: FormContext<string>, name: string, describedBy?: string) {
  return {
    id: name,
    name,
    "aria-invalid": name in form.state.errors || undefined,
    "aria-describedby": [describedBy, `${name}-error`].filter(Boolean).join(" "),
    // Without JavaScript: focuses the first field with an error.
    autoFocus: refusedFields(form)[0]?.name === name,
  };
}

export const controlClass =
  "w-full rounded-lg border border-input bg-background px-4 py-3 text-base aria-invalid:border-destructive-text";
