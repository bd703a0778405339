"use client";
import { PanelField } from "~/components/writing/panel-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function TextForm(props: PartFormProps<PartOf<"text">>) {
  return <PartForm {...props}>{(control) => <PanelField control={control} name="content" variant="rich" />}</PartForm>;
}
