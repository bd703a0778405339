"use client";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField } from "~/components/fields/text-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { CanvasField } from "~/components/writing/canvas-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function CallToActionForm(props: PartFormProps<PartOf<"callToAction">>) {
  return (
    <PartForm {...props}>
      {(control) => (
        <>
          <CanvasField control={control} name="lead" variant="lead" max={600} />
          <LabelsAbove>
            <BilingualField control={control} name="label" max={60} />
            <TextField control={control} name="href" type="url" placeholder="/contact" />
          </LabelsAbove>
        </>
      )}
    </PartForm>
  );
}
