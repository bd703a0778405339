"use client";
import { ChoiceFields } from "../../components/choice-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import { useReferences } from "../../components/use-references";
import type { PartOf } from "../parts";

export function ServicesForm(props: PartFormProps<PartOf<"services">>) {
  const { services } = useReferences();
  return <PartForm {...props} settings={(control) => <ChoiceFields control={control} reference={services} />} />;
}
