import { expect, test } from "vitest";
import { z } from "zod";
import { consent, email, icon, imageReference, optionalLink, optionalText, reference, text } from "~/lib/fields";
import { parseValidationMessage, validationMessage } from "~/lib/validation-message";

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;

test.each([
  [text(), "", "input"],
  [text(), "  ", "input"],
  [text(), undefined, "input"],
  [text(), "a", "tooShort?count=2"],
  [text(), "x".repeat(51), "tooLong?count=50"],
  [optionalText(3, 2), "a", "tooShort?count=2"],
  [optionalText(3, 2), "", undefined],
  [optionalLink, "example.com/a", undefined],
  [optionalLink, "javascript:alert(1)", "link"],
  [z.email(), "nobody", "email"],
  [z.enum(["a"]), "b", "select"],
  [email, "", "input"],
  [email, " ", "input"],
  [email, "nobody", "email"],
  [reference, null, "select"],
  [imageReference, null, "file"],
  [icon, "", "radio"],
  [icon, "no-such-icon", "radio"],
  [consent(2), "", "radio"],
  [consent(2), "3", "radio"],
  [z.int(), 1.5, "integer"],
  [z.int().max(3), 4, "tooBig?maximum=3"],
  [z.date(), "soon", "date"],
])("%# reports what is wrong with a value", (schema, value, message) => {
  expect(messagesOf(schema, value)).toBe(message);
});

test("includes the limit in a message", () => {
  expect(parseValidationMessage("tooShort?count=2")).toEqual({ key: "tooShort", values: { count: 2 } });
  expect(parseValidationMessage("input")).toEqual({ key: "input", values: {} });
});
