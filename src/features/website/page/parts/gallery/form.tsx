"use client";
import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { LookField } from "~/components/fields/look-field";
import { PanelField } from "~/components/writing/panel-field";
import { GridPicture, MosaicPicture } from "../../components/editor/item-pictures";
import { ItemsField } from "../../components/items-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { galleryVariants, MAX_PICTURES } from "./schema";

const variantPictures = { mosaic: <MosaicPicture />, grid: <GridPicture /> };

export function GalleryForm(props: PartFormProps<PartOf<"gallery">>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      look={(control) => (
        <LookField
          control={control}
          name="variant"
          description={t("mosaicHelp")}
          options={galleryVariants.map((value) => ({ value, label: t(`variants.${value}`), picture: variantPictures[value] }))}
        />
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <ItemsField
            control={control}
            name="pictures"
            words="pictures"
            max={MAX_PICTURES}
            makeItem={() => ({ id: crypto.randomUUID().slice(0, 8), imageId: null, captionEn: null, captionVi: null })}
          >
            {(index) => (
              <>
                <ImageField control={control} name={`pictures.${index}.imageId`} />
                <PanelField control={control} name={`pictures.${index}.caption`} max={200} />
              </>
            )}
          </ItemsField>
        </>
      )}
    </PartForm>
  );
}
