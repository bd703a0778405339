"use client";
import { LinkField } from "~/components/fields/link-field";
import { PanelField } from "~/components/writing/panel-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function CallToActionForm(props: PartFormProps<PartOf<"callToAction">>) {
  return (
    <PartForm {...props}>
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <PanelField control={control} name="label" max={60} />
          <LinkField control={control} name="href" />
        </>
      )}
    </PartForm>
  );
}
