import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";

type Filter = {
  name: "position" | "level" | "office";
  chosen: number | undefined;
  options: readonly { id: number; name: string }[];
};

type JobFilterFormProps = { locale: Locale; filters: readonly Filter[]; isNarrowed: boolean };

/** Filters jobs with a plain form. Leaves out a filter without options. */
export async function JobFilterForm({ locale, filters, isNarrowed }: JobFilterFormProps) {
  const t = await getTranslations({ locale, namespace: "site.career.filter" });
  const useful = filters.filter(({ chosen, options }) => chosen !== undefined || options.length > 1);
  if (useful.length === 0) return null;
  const action = localePath(locale, "/career");
  return (
    <search className="block lg:sticky lg:top-24">
      <form action={action} aria-label={t("label")} className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-1">
        {useful.map(({ name, chosen, options }) => (
          <label key={name} className="grid min-w-0 gap-1.5 text-sm font-medium max-sm:first:col-span-2">
            {t(name)}
            <select
              name={name}
              defaultValue={chosen ?? ""}
              className="h-12 w-full min-w-0 rounded-lg border border-input bg-background px-3 text-base font-normal"
            >
              <option value="">{t("all")}</option>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 col-span-full lg:mt-1">
          <button
            type="submit"
            className="inline-flex h-12 items-center rounded-lg bg-primary px-5 font-medium text-primary-foreground shadow-sm transition-colors hover:bg-primary-hover lg:w-full lg:justify-center"
          >
            {t("apply")}
          </button>
          {isNarrowed && (
            <a
              href={action}
              className="rounded-sm py-1 font-medium text-primary-text decoration-2 underline-offset-4 hover:underline"
            >
              {t("reset")}
            </a>
          )}
        </p>
      </form>
    </search>
  );
}
