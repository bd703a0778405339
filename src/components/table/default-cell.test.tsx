import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import { DefaultCell } from "./default-cell";

test.each([
  ["shows a null number as 0", null, true, "0"],
  ["shows an undefined number as 0", undefined, true, "0"],
  ["groups digits", 1234, true, "1,234"],
  ["shows nothing for a missing date", null, false, ""],
  ["shows the day of a moment", new Date("2026-11-20T17:05:09.000Z"), false, "21/11/2026"],
  ["shows nothing for an empty text", "", false, ""],
  ["shows a text unchanged", "A text", false, "A text"],
])("%s", (_, value, isNumber, text) => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
      <DefaultCell value={value} isNumber={isNumber} />
    </NextIntlClientProvider>,
  );
  expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
});
