import type { z } from "zod";

/**
 * What zod found wrong with a value, as a key of the messages under `validation`, with the bound behind it: `tooShort?min=2`.
 * Set once as zod's own wording, so that schemas carry no texts; a schema that wants another key says it in place.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return issue.minimum === 1 || !issue.input ? "input" : `tooShort?min=${issue.minimum}`;
      return `tooSmall?min=${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" ? `tooLong?max=${issue.maximum}` : `tooBig?max=${issue.maximum}`;
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? "input" : "invalid";
    case "invalid_value":
      return "select";
    case "invalid_format":
      return issue.format === "email" ? "email" : issue.format === "url" ? "link" : "invalid";
    default:
      return issue.message ?? "invalid";
  }
}

/** The parts of such a message: the key and what its text is filled with. */
export function parseValidationMessage(message: string): { key: string; values: Record<string, string> } {
  const [key = "", query = ""] = message.split("?");
  return { key, values: Object.fromEntries(new URLSearchParams(query)) };
}
