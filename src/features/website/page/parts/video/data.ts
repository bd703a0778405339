import { inLanguage } from "~/lib/languages";
import { videoAt } from "~/lib/videos";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";

export async function loadVideo(part: PartOf<"video">, context: PartContext) {
  const { locale, reads } = context;
  const video = part.video === null ? null : videoAt(part.video);
  if (video === null) return null;
  const image = pictureOf(await reads.images(), part.imageId);
  return { ...(await loadHead(part, context)), caption: inLanguage(part, "caption", locale), video, image };
}
