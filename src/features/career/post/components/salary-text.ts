import type { useTranslations } from "next-intl";
import type { Locale } from "~/i18n/routing";
import { formatNumber } from "~/lib/numbers";
import { formatJobSalary } from "~/lib/salary";

/** @param t the texts of `career.salary` */
export function salaryText(
  job: Parameters<typeof formatJobSalary>[0],
  t: ReturnType<typeof useTranslations<"career.salary">>,
  locale: Locale,
): string {
  const texts = {
    negotiable: t("negotiable"),
    upTo: t("upTo"),
    from: t("from"),
    withUnit: ({ period, ...unit }: Parameters<Parameters<typeof formatJobSalary>[1]["withUnit"]>[0]) => t(`per.${period}`, unit),
  };
  return formatJobSalary(job, texts, (value) => formatNumber(value, locale));
}
