"use client";
import { PanelField } from "~/components/writing/panel-field";
import { ChoiceFields } from "../../components/choice-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import { useReferences } from "../../components/use-references";
import type { PartOf } from "../parts";

export function JobsForm(props: PartFormProps<PartOf<"jobs">>) {
  const { jobs } = useReferences();
  return (
    <PartForm {...props} settings={(control) => <ChoiceFields control={control} reference={jobs} />}>
      {(control) => <PanelField control={control} name="lead" max={600} />}
    </PartForm>
  );
}
