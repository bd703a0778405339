import { richText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

export const text = definePart("text", inBothLanguages({ content: richText }), inBothLanguages({ content: null }));
