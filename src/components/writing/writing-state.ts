import type { ComponentProps, ReactNode, RefObject } from "react";
import type { HistoryDialog } from "~/components/form/history-dialog";
import type { ShownChanges } from "~/components/form/pending-dialog";
import type { Keeping } from "~/components/form/use-remote-draft";
import type { PublishedPath } from "~/features/public-records";
import type { SavedRecord } from "./publish-sheet-props";

/** State of the record and of the form, from which the head is drawn. */
export type WritingState = {
  path: PublishedPath;
  /** Stored record; null for a new one. */
  row: SavedRecord | null;
  /** The form makes a deleted record anew. */
  isRestored: boolean;
  /** Message about a deleted record. */
  notice: ReactNode;
  readOnly: boolean;
  isDirty: boolean;
  keeping: Keeping;
  /** When unsaved input of an earlier visit was typed; null: there is none. */
  resumed: Date | null;
  pending: ShownChanges | null;
  history: Omit<ComponentProps<typeof HistoryDialog>, "onClose"> | null | undefined;
  element: RefObject<HTMLFormElement | null>;
  retryKeeping: () => void;
  resolveElsewhere: (keepsOwn: boolean) => Promise<void>;
  /** Shows the baseline, and offers to take that back. */
  discardDraft: () => void;
  discardPending: () => Promise<void>;
  withdraw: () => Promise<void>;
};

/** Window that the popover opens and that outlives it. */
export type AskedWindow = "difference" | "history" | "discardChanges" | "withdraw";
