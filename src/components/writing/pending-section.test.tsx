import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import vi from "../../../messages/vi.json";
import { PendingSection } from "./pending-section";

test.each([
  ["en", en, ["Lan"], "Saved by Lan at"],
  ["vi", vi, ["Lan"], "Lan đã lưu lúc"],
  ["en", en, ["Lan", "Minh"], "Saved by Lan and Minh at"],
  ["vi", vi, ["Lan", "Minh"], "Lan và Minh đã lưu lúc"],
  ["en", en, ["Lan", "Minh", "Hoa"], "Saved by Lan, Minh, and Hoa at"],
  ["vi", vi, ["Lan", "Minh", "Hoa"], "Lan, Minh và Hoa đã lưu lúc"],
  ["en", en, [null, "Lan", null], "Saved by a deleted account and Lan at"],
  ["vi", vi, [null], "Một tài khoản đã xóa đã lưu lúc"],
  ["en", en, [], "Saved by someone at"],
] as const)("pending changes name their authors (%s, %#)", (locale, messages, authors, text) => {
  const changes = { version: 1, baseVersion: 1, values: {}, authors: [...authors], updatedAt: new Date() };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <PendingSection pending={{ changes, published: {} }} onDifference={() => {}} onDiscard={undefined} />
    </NextIntlClientProvider>,
  );
  expect(markup.replace(/<[^>]*>/g, "")).toContain(text);
});
