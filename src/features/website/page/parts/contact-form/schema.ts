import { definePart } from "../part";

/** Target of links to the form, and of the answer to it. */
export const contactFormId = "message";

/** The form that visitors write with, beside the channels. */
export const contactForm = definePart("contactForm", {}, {});
