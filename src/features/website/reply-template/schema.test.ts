import { expect, test } from "vitest";
import { fillTemplate, replyTemplateSchema } from "./schema";

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
