"use client";
import { useState } from "react";
import { MediaPicker } from "~/components/fields/media-picker";
import { rememberImage } from "~/components/fields/recent-images";
import { useImageUpload } from "~/components/fields/use-image-upload";
import { useMay } from "~/components/resource/use-may";
import { lazyComponent } from "~/components/ui/lazy-component";
import type { Image } from "~/lib/images";

const ImageDetailsDialog = lazyComponent(
  async () => (await import("~/components/fields/image-details-dialog")).ImageDetailsDialog,
);

/**
 * Chooses an image of the library or uploads one. `windows` must be rendered.
 * @param kind shown first in the library
 */
export function useImageChoice(imageId: number | null, onChange: (imageId: number) => void, kind: "photo" | "logo" = "photo") {
  const may = useMay("/admin/media");
  const [isPicking, setPicking] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const [known, setKnown] = useState<Image | null>(null);
  const choose = (image: Image) => {
    setKnown(image);
    onChange(image.id);
    rememberImage(image.id);
    // A description is easiest to write while the picture is at hand. The site describes a logo by its owner's name.
    if (may.edit && kind === "photo" && image.altEn === "" && image.altVi === "") setDescribing(true);
  };
  const { upload, uploading, error: uploadError, reset } = useImageUpload(choose);
  return {
    may,
    /** Image that was just chosen. */
    known,
    upload,
    uploading,
    uploadError,
    pick() {
      reset();
      setPicking(true);
    },
    describe: () => setDescribing(true),
    windows: (
      <>
        <MediaPicker
          open={isPicking}
          onClose={() => setPicking(false)}
          onPick={([image]) => image && choose(image)}
          kind={kind}
        />
        {isDescribing && imageId !== null && (
          <ImageDetailsDialog imageId={imageId} onClose={() => setDescribing(false)} onSaved={setKnown} />
        )}
      </>
    ),
  };
}
