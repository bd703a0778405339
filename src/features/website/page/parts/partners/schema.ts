import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const partners = definePart("partners", firstOrChosen, emptyFirstOrChosen);
