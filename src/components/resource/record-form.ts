import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormControl, FormValues } from "~/components/form/form-values";

/** An entity's form: schema, initial values and fields. */
export type RecordForm<In extends FieldValues> = {
  schema: z.ZodType<unknown, In>;
  empty: FormValues<In>;
  fields: (control: FormControl<In>) => ReactNode;
};

export function recordForm<In extends FieldValues>(
  form: Omit<RecordForm<In>, "empty"> & { empty: NoInfer<FormValues<In>> },
): RecordForm<In> {
  return form;
}
