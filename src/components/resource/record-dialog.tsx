"use client";

import type { FieldValues } from "react-hook-form";
import { useModule } from "~/components/ui/use-module";
import type { Identified } from "~/lib/identified";
import type { OpenedRecordDialogProps } from "./opened-record-dialog";
import type { RecordForm } from "./record-form";

export type RecordDialogProps<Row extends In & Identified, In extends FieldValues> = Omit<
  OpenedRecordDialogProps<Row, In>,
  "form"
> & {
  /** Loads the entity's form: `async () => (await import("./components/level-form")).levelForm`. */
  form: () => Promise<RecordForm<In>>;
};

/** Shows a record's form in a dialog; loads the code of forms when first opened. */
export function RecordDialog<Row extends In & Identified, In extends FieldValues>(props: RecordDialogProps<Row, In>) {
  const load = () => Promise.all([import("./opened-record-dialog"), props.form()]);
  const loaded = useModule(load, props.record !== null);
  if (!loaded) return null;
  const [{ OpenedRecordDialog }, form] = loaded;
  return <OpenedRecordDialog {...props} form={form} />;
}
