import { useLocale, useTranslations } from "next-intl";
import { salaryText } from "./salary-text";

/** How a job post's salary reads in the language of the page. */
export function useSalaryText(): (job: Parameters<typeof salaryText>[0]) => string {
  const t = useTranslations("career.salary");
  const locale = useLocale();
  return (job) => salaryText(job, t, locale);
}
