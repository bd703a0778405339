import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const offices = definePart("offices", firstOrChosen, emptyFirstOrChosen);
