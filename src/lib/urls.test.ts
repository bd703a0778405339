import { describe, expect, it } from "vitest";
import { safeNext, withScheme } from "./urls";

describe("withScheme", () => {
  it.each([
    ["example.com", "https://example.com"],
    [" www.example.com/a?b=c#d ", "https://www.example.com/a?b=c#d"],
    ["http://example.com", "http://example.com"],
    ["HTTPS://Example.com/A", "HTTPS://Example.com/A"],
    ["example.com:8080/a", "https://example.com:8080/a"],
    ["localhost:3000", "https://localhost:3000"],
    ["công-ty.vn", "https://công-ty.vn"],
    ["javascript:alert(1)", null],
    ["JavaScript:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["data:text/html,<b>", null],
    ["ftp://example.com", null],
    ["mailto:a@example.com", null],
    ["//example.com", "https://example.com"],
    ["/example.com/a", null],
    ["https:///example.com", null],
    ["https://javascript:alert(1)", null],
    ["https://user:password@example.com", null],
    ["https://intranet", "https://intranet"],
    ["hello", null],
    ["two words.com", null],
    ["https://", null],
    ["", null],
  ])("completes %j to %j", (text, address) => expect(withScheme(text)).toBe(address));
});

describe("safeNext", () => {
  it.each([
    ["/admin/news?page=2#top", "/admin/news?page=2#top"],
    ["/", "/"],
    ["/admin/../auth/login", "/auth/login"],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["/\t/evil.example", undefined],
    ["/.//evil.example", undefined],
    ["https://evil.example", undefined],
    ["javascript:alert(1)", undefined],
    ["admin", undefined],
    ["", undefined],
    [["/admin"], undefined],
    [undefined, undefined],
  ])("redirects from %j to %j", (next, path) => expect(safeNext(next)).toBe(path));
});
