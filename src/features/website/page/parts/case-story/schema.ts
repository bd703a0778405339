import { optionalReference, optionalText } from "~/lib/fields";
import { optionalTarget } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

const value = optionalText(20);
const label = optionalText(120);

/** One proven case: a figure before and after, what the customer said, and a link to the story. */
export const caseStory = definePart(
  "caseStory",
  {
    ...inBothLanguages({ beforeValue: value, beforeLabel: label, afterValue: value, afterLabel: label }),
    ...inBothLanguages({ quote: optionalText(600), by: optionalText(200), linkText: optionalText(60) }),
    href: optionalTarget,
    imageId: optionalReference,
  },
  {
    ...inBothLanguages({ beforeValue: null, beforeLabel: null, afterValue: null, afterLabel: null }),
    ...inBothLanguages({ quote: null, by: null, linkText: null }),
    href: null,
    imageId: null,
  },
);
