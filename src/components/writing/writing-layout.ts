import type { FC, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FormControl, FormValues } from "~/components/form/form-values";
import type { PublishedPath } from "~/features/public-records";

/** Parts of a form that its layout reads. */
export type LaidOutForm<In extends FieldValues> = {
  path: PublishedPath;
  /** Null for a new record. */
  recordId: number | null;
  control: FormControl<In>;
  readOnly: boolean;
  /** Fills in values as if they were typed. */
  fillIn: (values: Record<string, unknown>) => void;
  subscribe: UseFormReturn<FormValues<In>>["subscribe"];
};

/** Shows a published record's form in the whole window, instead of as a column of text with a panel beside it. */
export type WritingLayout<In extends FieldValues> = {
  /** Provides context to head and body. */
  Frame: FC<WritingFrame<In>>;
  /** In the head, after the title. */
  Switcher: FC;
  /** In the head. */
  Tools: FC;
  Body: FC<WritingBody>;
};

export type WritingFrame<In extends FieldValues> = { form: LaidOutForm<In>; children: ReactNode };

export type WritingBody = {
  notices: ReactNode;
  /** The form's children. */
  texts: ReactNode;
  details: ReactNode;
  /** Publishing, on a phone; null where it is in the head. */
  publish: ReactNode;
};
