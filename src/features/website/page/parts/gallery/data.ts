import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

export async function loadGallery(part: PartOf<"gallery">, context: PartContext) {
  const { locale, reads } = context;
  const images = await reads.images();
  const pictures = part.pictures.flatMap((picture) => {
    const image = images.get(picture.imageId ?? 0);
    return image ? [{ id: picture.id, image, caption: inLanguage(picture, "caption", locale) }] : [];
  });
  return pictures.length > 0 ? { variant: part.variant, ...(await loadHead(part, context)), pictures } : null;
}
