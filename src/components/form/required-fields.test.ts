import { expect, test } from "vitest";
import { z } from "zod";
import { names, optionalLink, optionalReference, optionalText, reference, text } from "~/lib/fields";
import { requiredFields } from "./required-fields";

test("a field is required when its schema refuses both nothing and an empty text", () => {
  const schema = z
    .object({
      ...names,
      slogan: text(0, 160),
      title: optionalText(255, 2),
      website: optionalLink,
      logoId: reference,
      darkLogoId: optionalReference,
      kind: z.enum(["a", "b"]),
      at: z.date().nullable(),
      quantity: z.int().min(1),
    })
    .superRefine((_, context) => context.addIssue({ code: "custom", path: ["title"], message: "input" }))
    .transform((value) => ({ ...value, made: true }));
  const empty = {
    nameEn: "",
    nameVi: "",
    slogan: "",
    title: null,
    website: null,
    logoId: null,
    darkLogoId: null,
    kind: "a",
    at: null,
    quantity: 1,
  };
  expect([...requiredFields(schema, empty)].sort()).toEqual(["kind", "logoId", "nameEn", "nameVi", "quantity"]);
});
