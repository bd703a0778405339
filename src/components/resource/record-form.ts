import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";

/** An entity's form: schema, initial values and fields. */
export type RecordForm<In extends FieldValues, Data> = {
  schema: z.ZodType<Data, In>;
  empty: FormValues<In>;
  fields: (control: FormControl<In>) => ReactNode;
};

export function recordForm<In extends FieldValues, Data>(
  form: Omit<RecordForm<In, Data>, "empty"> & { empty: NoInfer<FormValues<In>> },
): RecordForm<In, Data> {
  return form;
}
