import { expect, test } from "vitest";
import { profileOf, readSocialLinks, socialLinks } from "./social-links";

test.each([
  ["https://www.facebook.com/company", "Facebook", false],
  ["https://vn.linkedin.com/company/a", "LinkedIn", false],
  ["https://youtu.be/a", "YouTube", false],
  ["https://zalo.me/company/", "Zalo", true],
  ["https://oa.zalo.me/1", "Zalo", true],
  ["https://notfacebook.com/a", "notfacebook.com", false],
  ["https://www.company.example/a", "company.example", false],
])("%s is of %s", (href, name, isChat) => {
  expect(profileOf(href)).toMatchObject({ name, isChat });
});

test.each([
  [[{ id: "a", href: "company.example" }], undefined],
  [[{ id: "a", href: "javascript:alert(1)" }], "0.href"],
  [[{ id: "a", href: "" }], "0.href"],
  [
    [
      { id: "a", href: "https://x.com/a" },
      { id: "b", href: "https://x.com/a" },
    ],
    "1.href",
  ],
  [Array.from({ length: 21 }, (_, index) => ({ id: `l${index}`, href: `https://x.com/${index}` })), ""],
])("%# is judged", (links, field) => {
  expect(socialLinks.safeParse(links).error?.issues[0]?.path.join(".")).toBe(field);
});

test("a stored list is read without the links that are wrong, and with one that stands there twice", () => {
  const [first, second] = ["a", "b"].map((id) => ({ id, href: "https://x.com/a" }));
  expect(readSocialLinks([first, { id: "c", href: "javascript:alert(1)" }, second])).toEqual([first, second]);
  expect(readSocialLinks(null)).toEqual([]);
});
