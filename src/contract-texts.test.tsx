import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { useErrorText } from "~/components/form/use-error-text";
import { useValidationText } from "~/components/form/use-validation-text";
import { Pagination } from "~/components/table/pagination";
import { partnerSchema } from "~/features/website/partner/schema";
import { consent, email, icon, optionalLink, reference, text } from "~/lib/fields";
import { validationMessage } from "~/lib/validation-message";
import en from "../messages/en.json";
import vi from "../messages/vi.json";

// The fixed texts of the specification, word for word. Other tests look texts up in the messages, so only this one notices a
// changed message. The browser tests check that dialogs and toasts show them.

describe("the English messages match the specification", () => {
  test.each([
    ["email", "Please enter a valid email!"],
    ["select", "Please select information!"],
    ["radio", "Please choose information!"],
    ["input", "Please enter information!"],
    ["file", "File is required!"],
    ["link", "Please enter a valid link format!"],
    ["passwordMismatch", "Password mis match!"],
    ["salary", "Maximum salary must be greater than minimum salary"],
  ] as const)("validation: %s", (key, literal) => expect(en.validation[key]).toBe(literal));

  test.each([
    ["created", "Create successfully!"],
    ["updated", "Update successfully!"],
    ["deleted", "Delete successfully!"],
    ["somethingWrong", "Something went wrong!"],
    ["confirmDelete", "Are you sure you want to delete?"],
  ] as const)("toasts and the question before deleting: %s", (key, literal) => expect(en.common[key]).toBe(literal));

  test("show the fixed texts for denied access", () => {
    expect(en.shell.forbidden).toMatchObject({
      title: "You don’t have permission to view this page",
      text: "Please contact the administrator if you think you should have access.",
      switch: "Sign in with another account",
    });
    expect(en.codes.forbidden).toBe("Access denied");
  });
});

describe("show the fixed texts for invalid values", () => {
  const saidOf = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message ?? "";

  test.each([
    ["an address that is none", saidOf(z.email(), "nobody"), "Please enter a valid email!"],
    ["nothing chosen", saidOf(reference, null), "Please select information!"],
    ["nothing chosen of a list", saidOf(z.enum(["a"]), ""), "Please select information!"],
    ["nothing typed", saidOf(text(), ""), "Please enter information!"],
    ["a link that is none", saidOf(optionalLink, "javascript:alert(1)"), "Please enter a valid link format!"],
    ["nothing typed for an address", saidOf(email, ""), "Please enter information!"],
    ["no image of a partner", saidOf(partnerSchema.shape.logoId, null), "File is required!"],
    ["no file", "ERROR_FILE_REQUIRED", "File is required!"],
    ["no icon", saidOf(icon, ""), "Please choose information!"],
    ["no consent", saidOf(consent(2), ""), "Please choose information!"],
    ["another password the second time", "passwordMismatch", "Password mis match!"],
    ["a maximum below the minimum", "salary", "Maximum salary must be greater than minimum salary"],
  ])("%s", (_, message, literal) => expect(rendered(<Validation message={message} />)).toBe(literal));

  test("have their own text for an invalid page address, in both languages", () => {
    const own = [en, vi].map((messages) => messages.validation.pathname);
    expect([rendered(<Validation message="pathname" />), rendered(<Validation message="pathname" />, "vi")]).toEqual(own);
  });
});

describe("show the fixed texts for failed calls", () => {
  test.each([
    ["a code", { data: { message: "ERROR_FORBIDDEN" } }, "Access denied"],
    ["status 500", { data: { httpStatus: 500 }, message: "x" }, "Something went wrong!"],
    ["no text", {}, "Something went wrong!"],
  ])("%s", (_, error, literal) => expect(rendered(<Failure error={error} />)).toBe(literal));
});

describe("show the fixed texts for pagination", () => {
  const labels = {
    en: {
      size: "Items per page",
      jump: "Jump to",
      pages: ["Previous page", "Next page", "Previous 3 pages", "Next 3 pages", "Previous 5 pages", "Next 5 pages"],
    },
    vi: {
      size: "Số mục mỗi trang",
      jump: "Đến trang",
      pages: ["Trang trước", "Trang sau", "Lùi 3 trang", "Tiến 3 trang", "Lùi 5 trang", "Tiến 5 trang"],
    },
  };

  test.each(["en", "vi"] as const)("has its labels in %s", (locale) => {
    const noop = () => {};
    const markup = rendered(<Pagination offset={180} pageSize={20} total={400} onPage={noop} onPageSize={noop} />, locale);
    const { size, jump, pages } = labels[locale];
    const shown = [...markup.matchAll(/aria-label="([^"]*)"|>([^<]+)<\/label>/g)].map(([, label, text]) => label ?? text);
    expect(shown).toEqual(expect.arrayContaining([size, jump, ...pages]));
  });

  test.each([
    [0, 1],
    [180, 10],
    [199, 10],
    [380, 20],
  ])("marks the page of the offset %i as the current one", (offset, page) => {
    const noop = () => {};
    const markup = rendered(<Pagination offset={offset} pageSize={20} total={400} onPage={noop} onPageSize={noop} />);
    const marked = [...markup.matchAll(/aria-label="Page (\d+)" aria-current="page"/g)].map(([, number]) => Number(number));
    expect(new Set(marked)).toEqual(new Set([page]));
  });
});

function Validation({ message }: { message: string }) {
  return useValidationText()(message);
}

function Failure({ error }: { error: unknown }) {
  return useErrorText()(error);
}

function rendered(children: ReactNode, locale: "en" | "vi" = "en"): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === "en" ? en : vi} timeZone="Asia/Ho_Chi_Minh">
      {children}
    </NextIntlClientProvider>,
  );
}
