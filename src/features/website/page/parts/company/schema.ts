import { definePart } from "../part";

export const company = definePart("company", {}, {});
