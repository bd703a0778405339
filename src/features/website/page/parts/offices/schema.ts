import { definePart } from "../part";

export const offices = definePart("offices", {}, {});
