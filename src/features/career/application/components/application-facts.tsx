import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { isLocale } from "~/i18n/routing";
import { formatDate, formatDateTime } from "~/lib/dates";

type Application = {
  locale: string;
  appliedAt: Date;
  consentAt: Date | null;
  consentVersion: number | null;
  retentionAt: Date;
};

/** What is known of an application and stays as it is: language, dates, consent. */
export function ApplicationFacts({ candidate }: { candidate: Application }) {
  const t = useTranslations("candidate");
  const labelOf = useFieldLabels("/admin/candidate");
  const { locale, appliedAt, consentAt, consentVersion, retentionAt } = candidate;
  const consent = consentAt && t("consent", { time: formatDateTime(consentAt), version: consentVersion ?? 1 });
  const facts = [
    ["locale", isLocale(locale) ? t(`languages.${locale}`) : locale],
    ["appliedAt", formatDateTime(appliedAt)],
    ["consentAt", consent ?? t("consentByStaff")],
    ["retentionAt", formatDate(retentionAt)],
  ] as const;
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted-foreground">{labelOf(name)}</dt>
          <dd className="ml-auto text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
