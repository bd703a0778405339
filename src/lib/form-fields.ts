/** Honeypot field: invisible to people. Its name is one that browsers do not autofill. */
export const honeypotField = "fax";

/** Time token's field, added by script/forms.ts. */
export const tokenField = "formToken";
