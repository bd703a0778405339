import { optionalLine, optionalReference, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { videoAt } from "~/lib/videos";
import { definePart } from "../part";

/** A video of YouTube or Vimeo. */
export const video = definePart(
  "video",
  {
    ...inBothLanguages({ lead: optionalText(600), caption: optionalText(300) }),
    video: optionalLine(2000).refine((address) => address === null || videoAt(address) !== null, { error: "video" }),
    imageId: optionalReference,
  },
  { ...inBothLanguages({ lead: null, caption: null }), video: null, imageId: null },
);
