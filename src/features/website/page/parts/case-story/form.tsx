"use client";
import { ImageField } from "~/components/fields/image-field";
import { PanelField } from "~/components/writing/panel-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";

export function CaseStoryForm(props: PartFormProps<PartOf<"caseStory">>) {
  return (
    <PartForm {...props} settings={(control) => <ImageField control={control} name="imageId" />}>
      {(control) => (
        <>
          <PanelField control={control} name="beforeValue" max={20} />
          <PanelField control={control} name="beforeLabel" max={120} />
          <PanelField control={control} name="afterValue" max={20} />
          <PanelField control={control} name="afterLabel" max={120} />
          <PanelField control={control} name="quote" max={600} />
          <PanelField control={control} name="by" max={200} />
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}
