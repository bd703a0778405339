import { describe, expect, it } from "vitest";
import { endsSession, errorMessage, isNotFound } from "./error-message";

const texts = { code: (key: string, minutes: number) => `«${key}${minutes || ""}»`, somethingWrong: "Something went wrong!" };

describe("errorMessage", () => {
  it.each<[string, unknown, string]>([
    ["reads the error's data first", { data: { message: "a" }, response: { data: { message: "b" } }, message: "c" }, "a"],
    ["reads the response's data second", { data: {}, response: { data: { message: "b" } }, message: "c" }, "b"],
    ["reads the error's own message third", { response: { data: null }, message: "c" }, "c"],
    ["reads an Error's message", new Error("d"), "d"],
    ["takes a text as the error itself", "e", "e"],
    ["translates a code", { data: { message: "ERROR_NEWS_NOT_FOUND" } }, "«notFound»"],
    ["translates a thrown code", new Error("ERROR_ACCOUNT_LOCK"), "«accountBlocked»"],
    ["replaces a code with an empty text", { message: "INVALID_REQUEST" }, "Something went wrong!"],
    [
      "says how many minutes to wait",
      { data: { retryAfter: 700 }, message: "ERROR_TOO_MANY_REQUESTS" },
      "«tooManyRequestsMinutes12»",
    ],
    ["says to wait a minute", { data: { retryAfter: 5 }, message: "ERROR_TOO_MANY_REQUESTS" }, "«tooManyRequestsMinute1»"],
    ["says nothing about an unknown waiting time", { message: "ERROR_TOO_MANY_REQUESTS" }, "«tooManyRequests»"],
    ["keeps an unknown code as text", { message: "ERROR_NEW" }, "ERROR_NEW"],
    ["replaces an empty message", { message: "" }, "Something went wrong!"],
    ["replaces a number", { message: 42 }, "Something went wrong!"],
    ["replaces an empty object", {}, "Something went wrong!"],
    ["replaces undefined", undefined, "Something went wrong!"],
    ["replaces null", null, "Something went wrong!"],
    [
      "hides the message of a response with status 500",
      { response: { status: 500, data: { message: "ERROR_FORBIDDEN" } } },
      "Something went wrong!",
    ],
    [
      "hides the message of tRPC's status 500",
      { data: { httpStatus: 500, message: "x" }, message: "y" },
      "Something went wrong!",
    ],
    ["hides the message of an error with status 500", { status: 500, message: "x" }, "Something went wrong!"],
    [
      "translates the message of another status",
      { response: { status: 403, data: { message: "ERROR_FORBIDDEN" } } },
      "«forbidden»",
    ],
  ])("%s", (_, error, text) => expect(errorMessage(error, texts)).toBe(text));
});

describe("endsSession", () => {
  it.each<[unknown, boolean]>([
    [{ response: { data: { message: "Invalid token!" } } }, true],
    [{ message: "Token is required!" }, true],
    [{ data: { message: "Token không hợp lệ!" } }, true],
    [new Error("ERROR_TOKEN_EXPIRED"), true],
    [new Error("ERROR_UNAUTHORIZED"), true],
    [new Error("ERROR_FORBIDDEN"), false],
    [{ message: "Invalid token" }, false],
    [undefined, false],
  ])("decides case %#", (error, ends) => expect(endsSession(error)).toBe(ends));
});

it("tells a record that does not exist from an ended session and an unreachable server", () => {
  expect(isNotFound(new Error("ERROR_CONTACT_NOT_FOUND"))).toBe(true);
  expect(isNotFound(new Error("ERROR_TOKEN_NOT_FOUND"))).toBe(false);
  expect(isNotFound(new Error("ERROR_UNAVAILABLE"))).toBe(false);
  expect(isNotFound(null)).toBe(false);
});
