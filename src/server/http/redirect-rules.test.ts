import { expect, test, vi } from "vitest";
import { sitePath } from "~/lib/site-path";
import { collectRules, matchingPaths, type RedirectRule, redirectLocation } from "./redirect-rules";

test.each([
  ["old", "/old"],
  ["/old/", "/old"],
  ["//old//page", "/old/page"],
  ["/en/old", "/old"],
  ["/vi/old", "/vi/old"],
  ["/Tin tức", "/Tin%20t%E1%BB%A9c"],
  ["/Tin%20t%e1%bb%a9c", "/Tin%20t%E1%BB%A9c"],
  ["/old.pdf", "/old.pdf"],
  ["=cmd", "/%3Dcmd"],
])("%s is the path %s", (text, path) => expect(sitePath(text)).toBe(path));

test.each([
  "",
  "/",
  "/vi",
  "/en",
  "/a?b=1",
  "/a#b",
  "https://example.com/a",
  "/admin/news",
  "/api/x",
  "/_next/x",
  "/../etc",
  "/100%",
])("%j is no path of a page", (text) => expect(sitePath(text)).toBeNull());

test.each([
  ["/old", "/new", "/old", "/new"],
  ["/old", "/new?a=1#b", "/vi/old", "/vi/new?a=1#b"],
  ["/old", "/", "/vi/old", "/vi"],
  ["/vi/old", "/new", "/vi/old", "/new"],
  ["/old", "/vi/new", "/vi/old", "/vi/new"],
  ["/old", "/new.pdf", "/vi/old", "/new.pdf"],
  ["/old", "https://example.com/x", "/vi/old", "https://example.com/x"],
])("the redirect from %s to %s leads from %s to %s", (fromPath, target, path, location) => {
  expect(matchingPaths(path)).toContain(fromPath);
  expect(redirectLocation({ fromPath, target }, path)).toBe(location);
});

test.each<[string, RedirectRule, RedirectRule[], boolean]>([
  ["to itself", { fromPath: "/a", target: "/a?x=1" }, [], true],
  ["to itself in English", { fromPath: "/a", target: "/en/a/" }, [], true],
  ["to its own page in the other language, which it holds for too", { fromPath: "/a", target: "/vi/a" }, [], true],
  ["back by another one", { fromPath: "/a", target: "/b" }, [{ fromPath: "/b", target: "/a" }], true],
  [
    "back by two others",
    { fromPath: "/a", target: "/b" },
    [
      { fromPath: "/b", target: "/c" },
      { fromPath: "/c", target: "/a#x" },
    ],
    true,
  ],
  ["back in Vietnamese alone", { fromPath: "/a", target: "/b" }, [{ fromPath: "/vi/b", target: "/vi/a" }], true],
  ["on by another one", { fromPath: "/a", target: "/b" }, [{ fromPath: "/b", target: "/news" }], false],
  ["to another site", { fromPath: "/a", target: "https://example.com/a" }, [], false],
  ["from the Vietnamese page to the English one", { fromPath: "/vi/a", target: "/a" }, [], false],
])("a redirect that leads %s: a loop or not", (_, rule, others, expected) => {
  expect(collectRules(others).add(rule)).toBe(!expected);
});

test("refuses the rule that closes a loop, whichever rules were added and replaced before", () => {
  const rules = collectRules([{ fromPath: "/a", target: "/b" }]);
  const added = (fromPath: string, target: string) => rules.add({ fromPath, target });
  expect([added("/b", "/c"), added("/c", "/d"), added("/d", "/a")]).toEqual([true, true, false]);
  // In Vietnamese the chain now ends at /vi/x, so its end may redirect to its start.
  expect([added("/vi/c", "/vi/x"), added("/vi/d", "/vi/a"), added("/vi/x", "/vi/b")]).toEqual([true, true, false]);
  expect([added("/d", "/news"), rules.has("/vi/x"), rules.has("/vi/d")]).toEqual([true, false, true]);
});

test("follows a rule into a long chain to its end in one step", () => {
  const chain = Array.from({ length: 1000 }, (_, index) => ({ fromPath: `/step-${index}`, target: `/step-${index + 1}` }));
  const rules = collectRules([]);
  const steps = vi.spyOn(Set.prototype, "add");
  const added = chain.toReversed().map((rule) => rules.add(rule));
  const count = steps.mock.calls.length;
  steps.mockRestore();
  expect(added).not.toContain(false);
  expect(count).toBeLessThan(1000 * 2 * 4);
});
