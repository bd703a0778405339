"use client";
import { PanelField } from "~/components/writing/panel-field";
import type { PartFormProps } from "../../components/part-form";
import { RecordsForm } from "../../components/records-form";
import type { PartOf } from "../parts";

export function HistoryForm(props: PartFormProps<PartOf<"history">>) {
  return <RecordsForm {...props}>{(control) => <PanelField control={control} name="lead" max={600} />}</RecordsForm>;
}
