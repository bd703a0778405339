import type { z } from "zod";

/**
 * Returns an issue as a key under `validation` with its limit: `tooShort?count=2`. Set as zod's error map, so that schemas
 * contain no texts; a schema may override it.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return issue.input === "" ? "input" : `tooShort?count=${issue.minimum}`;
      return issue.origin === "array" ? `tooFew?count=${issue.minimum}` : `tooSmall?minimum=${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string") return `tooLong?count=${issue.maximum}`;
      return issue.origin === "array" ? `tooMany?count=${issue.maximum}` : `tooBig?maximum=${issue.maximum}`;
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return "input";
      return issue.expected === "date"
        ? "date"
        : issue.expected === "int"
          ? "integer"
          : issue.expected === "number"
            ? "number"
            : "invalid";
    case "invalid_value":
      return "select";
    case "invalid_format":
      if (issue.input === "") return "input";
      return issue.format === "email" ? "email" : issue.format === "url" ? "link" : "invalid";
    default:
      return issue.message ?? "invalid";
  }
}

export function parseValidationMessage(message: string): { key: string; values: Record<string, number> } {
  const [key = "", query = ""] = message.split("?");
  return { key, values: Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)])) };
}
