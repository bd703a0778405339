type SalaryTexts = {
  negotiable: string;
  /** "up to" */
  upTo: string;
  /** "from" */
  from: string;
};

type Salary = { min: number | null | undefined; max: number | null | undefined };

/**
 * How a salary is told. Both numbers above 0: 'min - max'; both zero or invalid: negotiable; only the maximum above 0:
 * 'up to' it; otherwise 'from' the minimum.
 */
export function formatSalary({ min, max }: Salary, texts: SalaryTexts, format: (value: number) => string): string {
  const from = positive(min);
  const to = positive(max);
  if (from && to) return `${format(from)} - ${format(to)}`;
  if (to) return `${texts.upTo} ${format(to)}`;
  if (from) return `${texts.from} ${format(from)}`;
  return texts.negotiable;
}

/** Whether a range is in order: where both ends are given, the maximum must be greater than the minimum. */
export function isSalaryRange({ min, max }: Salary): boolean {
  const from = positive(min);
  const to = positive(max);
  return !from || !to || to > from;
}

function positive(value: number | null | undefined): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
