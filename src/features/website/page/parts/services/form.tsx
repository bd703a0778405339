"use client";
import { useTranslations } from "next-intl";
import { LookField } from "~/components/fields/look-field";
import { PanelField } from "~/components/writing/panel-field";
import { RowsPicture } from "../../components/editor/kind-picture";
import { ArcadePicture, ArchCardsPicture } from "../../components/editor/look-pictures";
import type { PartFormProps } from "../../components/part-form";
import { RecordsForm } from "../../components/records-form";
import type { PartOf } from "../parts";
import { serviceVariants } from "./schema";

const variantPictures = { rows: <RowsPicture />, arcade: <ArcadePicture />, cards: <ArchCardsPicture /> };

export function ServicesForm(props: PartFormProps<PartOf<"services">>) {
  const t = useTranslations("page.parts");
  return (
    <RecordsForm
      {...props}
      look={(control) => (
        <LookField
          control={control}
          name="variant"
          options={serviceVariants.map((value) => ({ value, label: t(`variants.${value}`), picture: variantPictures[value] }))}
        />
      )}
    >
      {(control) => <PanelField control={control} name="lead" max={600} />}
    </RecordsForm>
  );
}
