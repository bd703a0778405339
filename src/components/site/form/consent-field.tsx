import { getTranslations } from "next-intl/server";
import { localePath } from "~/i18n/routing";
import { FieldError } from "./field-frame";
import { controlProps, type FormContext } from "./form-context";

type ConsentFieldProps = { form: FormContext<"consent">; text: string; version: number };

export async function ConsentField({ form, text, version }: ConsentFieldProps) {
  const { locale } = form;
  const [t, validation] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "validation" }),
  ]);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-3">
        <input
          {...controlProps(form, "consent")}
          type="checkbox"
          required
          value={version}
          defaultChecked={form.state.values.consent === String(version)}
          data-message-required={validation("radio")}
          className="mt-1 size-5 shrink-0"
        />
        <p className="text-sm text-muted-foreground">
          <label htmlFor="consent">{text}</label>{" "}
          <a href={localePath(locale, "/privacy")} className="rounded-sm text-primary-text underline underline-offset-4">
            {t("privacy")}
          </a>
        </p>
      </div>
      <FieldError form={form} name="consent" />
    </div>
  );
}
