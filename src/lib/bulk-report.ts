/** Result of an action on several records. */
export type BulkReport = { count: number; unchanged: readonly UnchangedRecord[] };

/** Result of publishing or withdrawing several records, with the versions that it made. */
export type PublishReport = BulkReport & { changed: RecordVersion[] };

export type RecordVersion = { id: number; version: number };

/** A record that an action on several left as it was. */
export type UnchangedRecord = {
  id: number;
  label: string;
  /** Why, unless the action itself says it: what its form would refuse, or changes that nobody has looked at. */
  reason?: "pendingChanges" | { field: string; message: string }[];
};

export const nothingChanged: BulkReport = { count: 0, unchanged: [] };
