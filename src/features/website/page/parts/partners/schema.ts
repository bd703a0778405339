import { definePart } from "../part";

export const partners = definePart("partners", {}, {});
