import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const aboutSections = definePart("aboutSections", firstOrChosen, emptyFirstOrChosen);
