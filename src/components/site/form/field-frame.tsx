import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { FormContext } from "./form-context";

type FieldFrameProps<Name extends string> = {
  form: FormContext<Name>;
  name: Name;
  isOptional?: boolean;
  help?: string;
  children: ReactNode;
};

export async function FieldFrame<Name extends string>({ form, name, isOptional = false, help, children }: FieldFrameProps<Name>) {
  const t = await getTranslations({ locale: form.locale, namespace: "site.form" });
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={name} className="font-medium">
        {form.labels[name]}
        {isOptional && <span className="font-normal text-muted-foreground"> {t("optional")}</span>}
      </label>
      {help && (
        <p id={`${name}-help`} className="-mt-1 text-sm text-muted-foreground">
          {help}
        </p>
      )}
      {children}
      <FieldError form={form} name={name} />
    </div>
  );
}

/** Place of a field's message, filled by script/forms.ts. */
export function FieldError<Name extends string>({ form, name }: { form: FormContext<Name>; name: Name }) {
  return (
    <p id={`${name}-error`} className="text-sm font-medium text-destructive-text empty:hidden">
      {form.state.errors[name]}
    </p>
  );
}
