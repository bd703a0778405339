import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";

/** The form of an entity: what it must keep to, what it starts with, and its fields. */
export type RecordForm<In extends FieldValues, Data> = {
  schema: z.ZodType<Data, In>;
  /** What a new record starts with; its keys are the form's fields. */
  empty: FormValues<In>;
  fields: (control: FormControl<In>) => ReactNode;
};

/** Says the form of an entity, in a file of its own: lists load it when a dialog is opened. */
export function recordForm<In extends FieldValues, Data>(
  form: Omit<RecordForm<In, Data>, "empty"> & { empty: NoInfer<FormValues<In>> },
): RecordForm<In, Data> {
  return form;
}
