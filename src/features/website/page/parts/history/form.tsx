"use client";
import { CanvasField } from "~/components/writing/canvas-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function HistoryForm(props: PartFormProps<PartOf<"history">>) {
  return <PartForm {...props}>{(control) => <CanvasField control={control} name="lead" variant="lead" max={600} />}</PartForm>;
}
