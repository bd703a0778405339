"use client";
import { useTranslations } from "next-intl";
import { LookField } from "~/components/fields/look-field";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { StepsPicture, VerticalStepsPicture } from "../../components/editor/item-pictures";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { MAX_STEPS, makeStep, stepsVariants } from "./schema";

const variantPictures = { columns: <StepsPicture />, vertical: <VerticalStepsPicture /> };

export function StepsForm(props: PartFormProps<PartOf<"steps">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      look={(control) => (
        <LookField
          control={control}
          name="variant"
          options={stepsVariants.map((value) => ({ value, label: t(`variants.${value}`), picture: variantPictures[value] }))}
        />
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <ItemsField control={control} name="steps" words="steps" max={MAX_STEPS} makeItem={() => makeStep(newItemId())}>
            {(index) => (
              <>
                <PanelField control={control} name={`steps.${index}.title`} max={120} />
                <PanelField control={control} name={`steps.${index}.text`} max={600} />
                <PanelField control={control} name={`steps.${index}.when`} max={80} />
              </>
            )}
          </ItemsField>
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}
