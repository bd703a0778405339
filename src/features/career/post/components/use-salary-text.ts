import { useLocale, useTranslations } from "next-intl";
import { salaryText } from "./salary-text";

export function useSalaryText(): (job: Parameters<typeof salaryText>[0]) => string {
  const t = useTranslations("career.salary");
  const locale = useLocale();
  return (job) => salaryText(job, t, locale);
}
