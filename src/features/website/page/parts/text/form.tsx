"use client";
import { CanvasField } from "~/components/writing/canvas-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function TextForm(props: PartFormProps<PartOf<"text">>) {
  return <PartForm {...props}>{(control) => <CanvasField control={control} name="content" variant="rich" />}</PartForm>;
}
