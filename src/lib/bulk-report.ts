/** Result of an action on several records. */
export type BulkReport = { count: number; kept: readonly KeptRecord[] };

/** A record that an action on several left as it was. */
export type KeptRecord = {
  id: number;
  label: string;
  /** Why, unless the action itself says it: what its form would refuse, or changes that nobody has looked at. */
  reason?: "pendingChanges" | { field: string; message: string }[];
};

export const nothingChanged: BulkReport = { count: 0, kept: [] };
