/** Saved changes to a published record that are not published yet. */
export type PendingChanges = {
  version: number;
  /** Record version on which the changes were made. */
  baseVersion: number;
  values: Record<string, unknown>;
  /** Names of everyone who saved them, in the order of their first save; null for deleted accounts. */
  authors: (string | null)[];
  updatedAt: Date;
};
