"use client";
import { useTranslations } from "next-intl";
import { ImageField } from "~/components/fields/image-field";
import { LookField } from "~/components/fields/look-field";
import { MediaPicker } from "~/components/fields/media-picker";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { GridPicture, MosaicPicture } from "../../components/editor/item-pictures";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
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
            makeItem={() => makePicture(null)}
            picker={({ room, onAdd, ...window }) => (
              <MediaPicker {...window} most={room} onPick={(images) => onAdd(images.map(({ id }) => makePicture(id)))} />
            )}
          >
            {(index) => (
              <>
                <ImageField control={control} name={`pictures.${index}.imageId`} />
                <PanelField control={control} name={`pictures.${index}.caption`} max={200} />
              </>
            )}
          </ItemsField>
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}

function makePicture(imageId: number | null): PartOf<"gallery">["pictures"][number] {
  return { id: newItemId(), imageId, captionEn: null, captionVi: null };
}
