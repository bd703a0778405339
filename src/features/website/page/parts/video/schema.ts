import { optionalLine, optionalReference, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { videoAt } from "~/lib/videos";
import { definePart, emptyHead, headFields } from "../part";

/** A video of YouTube or Vimeo. */
export const video = definePart(
  "video",
  {
    ...headFields,
    ...inBothLanguages({ caption: optionalText(300) }),
    video: optionalLine(2000).refine((address) => address === null || videoAt(address) !== null, { error: "video" }),
    imageId: optionalReference,
  },
  { ...emptyHead, ...inBothLanguages({ caption: null }), video: null, imageId: null },
);
