import { inLanguage } from "~/lib/languages";
import { videoAt } from "~/lib/videos";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadVideo(part: PartOf<"video">, { locale, reads }: PartContext) {
  const video = part.video === null ? null : videoAt(part.video);
  if (video === null) return null;
  const image = part.imageId === null ? null : ((await reads.images()).get(part.imageId) ?? null);
  return { lead: inLanguage(part, "lead", locale), caption: inLanguage(part, "caption", locale), video, image };
}
