"use client";

import type { FieldValues } from "react-hook-form";
import { useModule } from "~/components/ui/use-module";
import type { AdminPath } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import type { RecordForm } from "./record-form";
import type { ByIdProcedure, SaveProcedures } from "./resource-api";

/** Dialog content: a new record, a copy, a restored deleted record, or an existing record. */
export type OpenRecord = { kind: "new" } | { kind: "copy" | "restore" | "edit"; id: number };

export type RecordDialogProps<Row extends In & Identified, In extends FieldValues> = {
  path: AdminPath;
  api: SaveProcedures<Row, In> & { byId?: ByIdProcedure<NoInfer<Row>> };
  /** Loads the entity's form: `async () => (await import("./components/level-form")).levelForm`. */
  form: () => Promise<RecordForm<In>>;
  /** null: closed. */
  record: OpenRecord | null;
  name?: string;
  /** Title of a new record on pages with several kinds. */
  newTitle?: string;
  onSaved?: ((saved: NoInfer<Row>) => void) | undefined;
  describeSaved?: ((saved: NoInfer<Row>, typed: NoInfer<In>) => string | null) | undefined;
  onClose: () => void;
};

/** Shows a record's form in a dialog; loads the code of forms when first opened. */
export function RecordDialog<Row extends In & Identified, In extends FieldValues>(props: RecordDialogProps<Row, In>) {
  const load = () => Promise.all([import("./opened-record-dialog"), props.form()]);
  const loaded = useModule(load, props.record !== null);
  if (!loaded) return null;
  const [{ OpenedRecordDialog }, form] = loaded;
  return <OpenedRecordDialog {...props} form={form} />;
}
