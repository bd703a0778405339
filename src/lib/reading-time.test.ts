import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time";

test.each([
  ["", "en", 1],
  ["<p>word</p>", "en", 1],
  [`<p>${"word ".repeat(460)}</p>`, "en", 2],
  [`<p class="one two three">${"chữ ".repeat(900)}</p>`, "vi", 3],
  [`<p>${"word<br>".repeat(690)}</p>`, "en", 3],
] as const)("estimates, for %.20j in %s, %i minutes", (html, locale, minutes) => {
  expect(readingMinutes(html, locale)).toBe(minutes);
});
