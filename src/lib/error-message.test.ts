import { describe, expect, it } from "vitest";
import { endsSession, errorMessage } from "./error-message";

const texts = { code: (key: string, minutes: number) => `«${key}${minutes || ""}»`, somethingWrong: "Something went wrong!" };

describe("errorMessage", () => {
  it.each<[string, unknown, string]>([
    ["the error's data first", { data: { message: "a" }, response: { data: { message: "b" } }, message: "c" }, "a"],
    ["then the response's data", { data: {}, response: { data: { message: "b" } }, message: "c" }, "b"],
    ["then its own message", { response: { data: null }, message: "c" }, "c"],
    ["an Error's too", new Error("d"), "d"],
    ["then the error itself", "e", "e"],
    ["a code in words", { data: { message: "ERROR_NEWS_NOT_FOUND" } }, "«notFound»"],
    ["a thrown code", new Error("ERROR_ACCOUNT_LOCK"), "«accountBlocked»"],
    ["a code with an empty text", { message: "INVALID_REQUEST" }, "Something went wrong!"],
    ["when to try again", { data: { retryAfter: 700 }, message: "ERROR_TOO_MANY_REQUESTS" }, "«tooManyRequestsMinutes12»"],
    ["when to try soon", { data: { retryAfter: 5 }, message: "ERROR_TOO_MANY_REQUESTS" }, "«tooManyRequestsMinute1»"],
    ["that the time is not known", { message: "ERROR_TOO_MANY_REQUESTS" }, "«tooManyRequests»"],
    ["an unknown code stays text", { message: "ERROR_NEW" }, "ERROR_NEW"],
    ["an empty message", { message: "" }, "Something went wrong!"],
    ["no text", { message: 42 }, "Something went wrong!"],
    ["an object", {}, "Something went wrong!"],
    ["nothing", undefined, "Something went wrong!"],
    ["null", null, "Something went wrong!"],
    ["status 500 of a response", { response: { status: 500, data: { message: "ERROR_FORBIDDEN" } } }, "Something went wrong!"],
    ["status 500 of tRPC", { data: { httpStatus: 500, message: "x" }, message: "y" }, "Something went wrong!"],
    ["status 500 itself", { status: 500, message: "x" }, "Something went wrong!"],
    ["another status", { response: { status: 403, data: { message: "ERROR_FORBIDDEN" } } }, "«forbidden»"],
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
