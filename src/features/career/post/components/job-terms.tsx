import { useTranslations } from "next-intl";
import type { EmploymentType, WorkMode } from "~/generated/prisma/enums";

/** For example "Full-time · Hybrid". */
export function JobTerms({ employmentType, workMode }: { employmentType: EmploymentType; workMode: WorkMode }) {
  const t = useTranslations("career");
  const terms = [t(`employmentTypes.${employmentType}`), t(`workModes.${workMode}`)];
  return terms.join(" · ");
}
