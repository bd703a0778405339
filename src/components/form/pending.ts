import type { PendingChanges } from "~/lib/pending-changes";

type PendingInput<In> = { id: number; version: number; pendingVersion: number | null; data: Partial<In> };

/** Saving without publishing. */
export type PendingSaving<In, Row> = {
  /** null: there are none. */
  changes: PendingChanges | null;
  /** Visitors see the record now or later, so changes wait beside it. */
  isPublished: boolean;
  save: (input: PendingInput<In>) => Promise<PendingChanges | null>;
  publish: (input: PendingInput<In>) => Promise<Row>;
  discard: (input: { id: number; pendingVersion: number | null }) => Promise<unknown>;
};
