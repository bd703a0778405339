"use client";
import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { SelectField } from "~/components/fields/select-field";
import { PanelField } from "~/components/writing/panel-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { pictureSides } from "./schema";

export function TextPictureForm(props: PartFormProps<PartOf<"textPicture">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      settings={(control) => (
        <>
          <SelectField
            control={control}
            name="side"
            options={pictureSides.map((value) => ({ value, label: t(`sides.${value}`) }))}
          />
          <ImageField control={control} name="imageId" />
        </>
      )}
    >
      {(control) => <PanelField control={control} name="content" variant="rich" />}
    </PartForm>
  );
}
