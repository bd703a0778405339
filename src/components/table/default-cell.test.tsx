import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import { DefaultCell } from "./default-cell";

test.each([
  ["a missing number is 0", null, true, "0"],
  ["a number that was never there is 0", undefined, true, "0"],
  ["a number is grouped", 1234, true, "1,234"],
  ["a missing date is empty", null, false, ""],
  ["a date is written out", new Date("2026-11-20T17:05:09.000Z"), false, "00:05:09 21/11/2026"],
  ["a missing text is empty", "", false, ""],
  ["a text is itself", "A text", false, "A text"],
])("%s", (_, value, isNumber, text) => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
      <DefaultCell value={value} isNumber={isNumber} />
    </NextIntlClientProvider>,
  );
  expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
});
