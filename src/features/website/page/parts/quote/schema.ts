import { optionalReference, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

/** What somebody said, with their name, role and portrait. */
export const quote = definePart(
  "quote",
  {
    ...inBothLanguages({ text: optionalText(600), name: optionalText(120), role: optionalText(160) }),
    imageId: optionalReference,
  },
  { ...inBothLanguages({ text: null, name: null, role: null }), imageId: null },
);
