import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "~/lib/numbers";
import { formatJobSalary } from "~/lib/salary";

/** How a job post's salary reads in the language of the page; for server and client components. */
export function useSalaryText(): (job: Parameters<typeof formatJobSalary>[0]) => string {
  const t = useTranslations("career.salary");
  const locale = useLocale();
  const texts = {
    negotiable: t("negotiable"),
    upTo: t("upTo"),
    from: t("from"),
    withUnit: ({ period, ...unit }: Parameters<Parameters<typeof formatJobSalary>[1]["withUnit"]>[0]) => t(`per.${period}`, unit),
  };
  return (job) => formatJobSalary(job, texts, (value) => formatNumber(value, locale));
}
