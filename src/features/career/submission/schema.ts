const comparedFields = ["name", "phone", "introduction"] as const;

type Compared = { name: string; phone: string | null; introduction: string };

/** Lists the fields that a submission would change. An empty field changes nothing. */
export function submissionDifferences(present: Compared, submission: Compared) {
  return comparedFields.flatMap((field) => {
    const submitted = submission[field];
    return submitted && submitted !== present[field] ? [{ field, present: present[field] ?? "", submitted }] : [];
  });
}
