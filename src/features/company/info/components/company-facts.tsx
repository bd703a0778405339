import { getTranslations } from "next-intl/server";
import type { Company } from "~/features/company/info/data";
import type { Locale } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";

/** Lists the company's registered facts, without empty ones. */
export async function CompanyFacts({ company, locale }: { company: Company; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "site.company" });
  const { name, taxCode, foundedOn, representative, representativeTitle } = company;
  const facts = [
    { key: "name", value: name },
    { key: "taxCode", value: taxCode },
    { key: "foundedOn", value: foundedOn && <time dateTime={toIso(foundedOn)}>{formatDate(foundedOn)}</time> },
    {
      key: "representative",
      value: representative && [representative, representativeTitle].filter((part) => part).join(", "),
    },
  ] as const;
  return (
    <dl className="divide-y border-y">
      {facts.map(
        ({ key, value }) =>
          value && (
            <div key={key} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted-foreground">{t(key)}</dt>
              <dd className="font-medium text-pretty">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
