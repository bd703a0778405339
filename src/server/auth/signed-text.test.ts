import { expect, test } from "vitest";
import { keyedHash, readSignedText, signText } from "./signed-text";

test("a signed text is read for its own purpose only", () => {
  const signed = signText("form-token", "a text");
  expect(readSignedText("form-token", signed)).toBe("a text");
  expect(readSignedText("another", signed)).toBeNull();
  expect(readSignedText("form-token", `${Buffer.from("another text").toString("base64url")}.${signed.split(".")[1]}`)).toBeNull();
});

test("a text has another keyed hash for each purpose", () => {
  expect(keyedHash("a purpose", "a text")).not.toBe(keyedHash("another", "a text"));
});
