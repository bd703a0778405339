import { definePart } from "../part";

export const aboutSections = definePart("aboutSections", {}, {});
