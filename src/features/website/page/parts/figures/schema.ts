import { definePart } from "../part";

export const figures = definePart("figures", {}, {});
