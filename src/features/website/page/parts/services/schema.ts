import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const services = definePart("services", firstOrChosen, { ...emptyFirstOrChosen, count: 6 });
