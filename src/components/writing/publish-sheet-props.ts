import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import type { SaveEnd } from "~/components/form/use-record-form";
import type { PublishedPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import type { Identified } from "~/lib/identified";
import type { PublishingWindow, Times } from "~/lib/publish-state";
import type { ObjectSchema } from "~/lib/rules";
import type { When } from "./publish-plan";
import type { PublishAction } from "./publishing-of";

/** Fields that every published kind has. */
export type Published = PublishingWindow & { visibleEn: boolean; visibleVi: boolean };

/** A stored record of a published kind. */
export type SavedRecord = Identified & Published;

/** Decisions of a person; the sheet proposes the others. */
export type PublishChoice = {
  shown?: Partial<Record<Locale, boolean>>;
  /** Hashes of blocks that are meant to be the same in both languages. */
  confirmed?: number[];
  when?: { step: PublishAction["key"]; value: When };
  /** Typed date, as in DateInput. */
  date?: string;
};

export type PublishSheetProps<V extends FieldValues, Row extends SavedRecord> = {
  control: Control<V>;
  path: PublishedPath;
  schema: ObjectSchema<object, unknown>;
  /** null: a new record. */
  row: Row | null;
  title: string;
  /** Fields that the kind shows beside cover and address. */
  facts: ReactNode;
  action: PublishAction;
  /** Outlives the sheet, which closes for a field to be written. */
  choice: PublishChoice;
  onChoose: (choice: PublishChoice) => void;
  /** Typed times. */
  typed: Times;
  isPending: boolean;
  save: (set: Readonly<Record<string, unknown>>, end: SaveEnd<Row>) => Promise<void>;
  /** Called once the result has been seen. */
  onSaved: (saved: Row) => void;
  onClose: () => void;
};
