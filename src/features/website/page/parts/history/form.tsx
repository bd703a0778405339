"use client";
import { PanelField } from "~/components/writing/panel-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function HistoryForm(props: PartFormProps<PartOf<"history">>) {
  return <PartForm {...props}>{(control) => <PanelField control={control} name="lead" max={600} />}</PartForm>;
}
