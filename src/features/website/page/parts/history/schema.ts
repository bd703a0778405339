import { optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

export const history = definePart("history", inBothLanguages({ lead: optionalText(600) }), inBothLanguages({ lead: null }));
