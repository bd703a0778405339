import { optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const history = definePart(
  "history",
  { ...inBothLanguages({ lead: optionalText(600) }), ...firstOrChosen },
  { ...inBothLanguages({ lead: null }), ...emptyFirstOrChosen },
);
