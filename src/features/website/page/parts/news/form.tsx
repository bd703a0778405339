"use client";
import { ReferenceField } from "~/components/fields/reference-field";
import { ChoiceFields } from "../../components/choice-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import { useReferences } from "../../components/use-references";
import type { PartOf } from "../parts";

export function NewsForm(props: PartFormProps<PartOf<"news">>) {
  const { news, categories } = useReferences();
  return (
    <PartForm
      {...props}
      settings={(control) => (
        <>
          <ChoiceFields control={control} reference={news} />
          <ReferenceField control={control} name="categoryId" reference={categories} />
        </>
      )}
    />
  );
}
