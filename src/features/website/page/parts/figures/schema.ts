import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const figures = definePart("figures", firstOrChosen, emptyFirstOrChosen);
