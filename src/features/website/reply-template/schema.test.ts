import { expect, test } from "vitest";
import { fillTemplate, placeholdersLeft, replyTemplateSchema } from "./schema";

test("requires a template's text in both languages", () => {
  const template = { name: "Quote", textEn: "Dear {name}", textVi: "Chào {name}" };
  expect(replyTemplateSchema.parse(template)).toEqual(template);
  expect(replyTemplateSchema.safeParse({ ...template, textVi: "" }).error?.issues[0]?.path).toEqual(["textVi"]);
});

test("fills a template from the conversation, and reports remaining placeholders", () => {
  const conversation = { name: "Nguyễn Thị Ánh", company: null, subject: "Leak detection", email: "anh@example.com" };
  expect(fillTemplate("{name}, {company}: {subject} {email}", conversation)).toEqual({
    text: "Nguyễn Thị Ánh, {company}: Leak detection {email}",
    missing: ["company", "email"],
  });
});

test("ignores braces of the visitor's own in a filled reply", () => {
  const conversation = { name: "Anna {link} Ng", company: null, subject: "{date} of delivery" };
  const { text } = fillTemplate("Dear {name}, about {subject} at {company}:", conversation);
  expect(placeholdersLeft(text, conversation)).toEqual(["company"]);
});
