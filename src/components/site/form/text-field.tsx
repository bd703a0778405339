import { getTranslations } from "next-intl/server";
import { FieldFrame } from "./field-frame";
import { controlClass, controlProps, type FormContext } from "./form-context";

type TextFieldProps<Name extends string> = {
  form: FormContext<Name>;
  name: Name;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  /** Length limits of the server. A field with `min` is required. */
  min?: number;
  max: number;
  rows?: number;
  pattern?: string;
  help?: string;
};

/** Text field. No `maxlength`, which would cut pasted text: script/forms.ts shows an error from attributes instead. */
export async function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, type = "text", autoComplete, min = 0, max, rows, pattern, help } = props;
  const t = await getTranslations({ locale: form.locale, namespace: "validation" });
  const isRequired = min > 0;
  const shared = {
    ...controlProps(form, name, help && `${name}-help`),
    defaultValue: form.state.values[name],
    required: isRequired,
    autoComplete,
    "data-min": min,
    "data-max": max,
    "data-message-required": isRequired ? t("input") : undefined,
    "data-message-short": min > 1 ? t("tooShort", { count: min }) : undefined,
    "data-message-long": t("tooLong", { count: max }),
    "data-message-format": type === "email" ? t("email") : pattern ? t("phone") : undefined,
  };
  return (
    <FieldFrame form={form} name={name} isOptional={!isRequired} {...(help && { help })}>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${controlClass} min-h-44 field-sizing-content`} />
      ) : (
        <input {...shared} type={type} pattern={pattern} className={`${controlClass} h-12`} />
      )}
    </FieldFrame>
  );
}
