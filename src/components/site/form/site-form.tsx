import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLink } from "~/components/site/button-link";
import { honeypotField, tokenField } from "~/lib/form-fields";
import { type FormContext, refusedFields } from "./form-context";

type SiteFormProps = {
  form: FormContext<string>;
  submit: string;
  hasFile?: boolean;
  children: ReactNode;
};

/**
 * Public form without `action`: it posts to its page's URL, so `?source=` is kept. Works without JavaScript; script/forms.ts
 * shows the same messages before sending.
 */
export async function SiteForm({ form, submit, hasFile = false, children }: SiteFormProps) {
  const { id, locale, state } = form;
  const [t, somethingWrong, codes] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "site.error" }),
    getTranslations({ locale, namespace: "codes" }),
  ]);
  const refused = refusedFields(form);
  const isRefused = refused.length > 0 || state.message !== undefined;
  return (
    <form
      id={id}
      method="post"
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      data-form
      data-refused={isRefused || undefined}
      data-failed={somethingWrong("title")}
      data-failed-429={codes("tooManyRequests")}
      data-failed-503={codes("unavailable")}
      className="grid gap-6"
    >
      <div
        data-summary
        role="alert"
        tabIndex={-1}
        hidden={!isRefused}
        className="rounded-lg bg-destructive-subtle p-5 text-destructive-text"
      >
        <p className="font-semibold">{state.message ?? t("summary")}</p>
        <ul className="mt-2 grid gap-1 text-sm empty:hidden">
          {refused.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${name}`} className="rounded-sm underline underline-offset-4">
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {children}
      {/* Honeypot: invisible and unreachable for people, ignored by autofill. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {t("honeypot")}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue={state.values[honeypotField]} />
        </label>
      </div>
      {state.values[tokenField] && <input type="hidden" name={tokenField} value={state.values[tokenField]} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" data-sending={t("sending")} className={`${buttonLink("solid")} aria-disabled:opacity-60`}>
          {submit}
        </button>
        {hasFile && <progress data-progress aria-label={t("sending")} max={100} value={0} hidden className="h-1.5 w-40" />}
      </div>
    </form>
  );
}
