const comparedFields = ["name", "phone", "introduction"] as const;

type Compared = { name: string; phone: string | null; introduction: string };

/** The fields that a submission would change. What it leaves empty stays as it is. */
export function submissionDifferences(present: Compared, submission: Compared) {
  return comparedFields.flatMap((field) => {
    const submitted = submission[field];
    return submitted && submitted !== present[field] ? [{ field, present: present[field] ?? "", submitted }] : [];
  });
}
