import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { codeKey, errorCodes, isErrorCode } from "~/lib/codes";
import { messages } from "~/server/platform/translator";
import { buildFormTexts } from "./account-texts";

const texts = buildFormTexts({
  codes: createTranslator({ locale: "en", messages: messages.en, namespace: "codes" }),
  common: createTranslator({ locale: "en", messages: messages.en, namespace: "common" }),
  validation: createTranslator({ locale: "en", messages: messages.en, namespace: "validation" }),
});

describe("buildFormTexts", () => {
  it("leaves the minutes of a throttled call to the form", () => {
    expect(texts.codes.get("tooManyRequestsMinutes")).toContain("about {minutes} minutes");
  });

  it.each(errorCodes.filter((code) => isErrorCode(code) && codeKey(code) !== null))("has a text for %s", (code) => {
    const key = isErrorCode(code) ? codeKey(code) : null;
    expect(key && texts.codes.get(key)).toMatch(/\w/);
  });
});
