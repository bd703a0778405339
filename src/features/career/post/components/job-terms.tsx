import { useTranslations } from "next-intl";
import type { EmploymentType, WorkMode } from "~/generated/prisma/enums";

/** "Full-time · Hybrid": how a job is employed, and where the work is done. */
export function JobTerms({ employmentType, workMode }: { employmentType: EmploymentType; workMode: WorkMode }) {
  const t = useTranslations("career");
  const terms = [t(`employmentTypes.${employmentType}`), t(`workModes.${workMode}`)];
  return terms.join(" · ");
}
