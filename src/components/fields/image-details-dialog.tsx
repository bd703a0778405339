"use client";
import { useTranslations } from "next-intl";
import { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { FocalPointField } from "~/components/fields/focal-point-field";
import { ResourceForm } from "~/components/form/resource-form";
import { showsError } from "~/components/form/save-failure";
import { useMay } from "~/components/resource/use-may";
import { imageFields } from "~/lib/image-fields";
import type { Image } from "~/lib/images";
import { api } from "~/trpc/client";

type ImageDetailsDialogProps = { imageId: number; onClose: () => void; onSaved: (image: Image) => void };

const schema = z.object(imageFields);
const empty = { altEn: "", altVi: "", focalX: 0.5, focalY: 0.5 };

export function ImageDetailsDialog({ imageId, onClose, onSaved }: ImageDetailsDialogProps) {
  const t = useTranslations("form");
  const may = useMay("/admin/media");
  const { data: image } = api.system.media.byId.useQuery({ id: imageId });
  const update = api.system.media.update.useMutation({ meta: { showsError } });
  const utils = api.useUtils();
  if (!image) return null;
  return (
    <ResourceForm
      dialogTitle={t("imageDetails")}
      path="/admin/media"
      schema={schema}
      row={image}
      empty={empty}
      update={update.mutateAsync}
      readOnly={!may.edit}
      // The form with the image is not saved by this.
      describeSaved={() => t("imageDetailsSaved")}
      onCancel={onClose}
      onSaved={(saved) => {
        void utils.system.media.invalidate();
        onSaved(saved);
        onClose();
      }}
    >
      {(control) => (
        <>
          <BilingualField control={control} name="alt" variant="textarea" rows={2} max={300} />
          <FocalPointField control={control} image={image} nameX="focalX" nameY="focalY" />
        </>
      )}
    </ResourceForm>
  );
}
