/** The field of a public form that people don't see and robots fill in. Browsers have nothing of their own to put into it. */
export const honeypotField = "fax";

/** The field of the time token, which script/forms.ts adds. */
export const tokenField = "formToken";
