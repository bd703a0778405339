import type { Currency, SalaryPeriod } from "~/generated/prisma/enums";

export const currencies = ["VND", "USD"] as const satisfies readonly Currency[];
export const salaryPeriods = ["hour", "day", "month", "year"] as const satisfies readonly SalaryPeriod[];

/** Upper limit in VND (about four million dollars a year), to catch an extra digit. */
export const MAX_SALARY = 100_000_000_000;

type SalaryTexts = {
  negotiable: string;
  upTo: string;
  from: string;
};

type Salary = { min: number | null | undefined; max: number | null | undefined };

/** Formats a salary. Both above 0: 'min - max'; both 0 or invalid: negotiable; only max above 0: 'up to'; else 'from'. */
export function formatSalary({ min, max }: Salary, texts: SalaryTexts, format: (value: number) => string): string {
  const from = positive(min);
  const to = positive(max);
  if (from && to) return `${format(from)} - ${format(to)}`;
  if (to) return `${texts.upTo} ${format(to)}`;
  if (from) return `${texts.from} ${format(from)}`;
  return texts.negotiable;
}

type JobSalary = {
  salaryMin: number | null;
  salaryMax: number | null;
  negotiable: boolean;
  currency: Currency;
  period: SalaryPeriod;
};

type JobSalaryTexts = SalaryTexts & {
  /** Such as "1,000 - 2,000 USD per month" */
  withUnit(unit: { amount: string; currency: Currency; period: SalaryPeriod }): string;
};

export function formatJobSalary(job: JobSalary, texts: JobSalaryTexts, format: (value: number) => string): string {
  if (!hasSalary(job)) return texts.negotiable;
  const amount = formatSalary({ min: job.salaryMin, max: job.salaryMax }, texts, format);
  return texts.withUnit({ amount, currency: job.currency, period: job.period });
}

export function hasSalary({ salaryMin, salaryMax, negotiable }: Omit<JobSalary, "currency" | "period">): boolean {
  return !negotiable && (positive(salaryMin) > 0 || positive(salaryMax) > 0);
}

/** Checks a salary range: the maximum must be greater than the minimum where both exist. */
export function isSalaryRange({ min, max }: Salary): boolean {
  const from = positive(min);
  const to = positive(max);
  return !from || !to || to > from;
}

function positive(value: number | null | undefined): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
