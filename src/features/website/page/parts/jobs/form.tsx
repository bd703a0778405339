"use client";
import { CanvasField } from "~/components/writing/canvas-field";
import { ChoiceFields } from "../../components/choice-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import { useReferences } from "../../components/use-references";
import type { PartOf } from "../parts";

export function JobsForm(props: PartFormProps<PartOf<"jobs">>) {
  const { posts } = useReferences();
  return (
    <PartForm {...props} settings={(control) => <ChoiceFields control={control} reference={posts} />}>
      {(control) => <CanvasField control={control} name="lead" variant="lead" max={600} />}
    </PartForm>
  );
}
