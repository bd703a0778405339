import { definePart } from "../part";

/** The form that visitors write with, beside the channels. */
export const contactForm = definePart("contactForm", {}, {});
