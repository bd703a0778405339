import { optionalText } from "~/lib/fields";
import { optionalTarget } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

/** Asks to get in touch. The button leads to the contact page unless it has an address. */
export const callToAction = definePart(
  "callToAction",
  { ...inBothLanguages({ lead: optionalText(600), label: optionalText(60) }), href: optionalTarget },
  { ...inBothLanguages({ lead: null, label: null }), href: null },
);
