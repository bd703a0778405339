import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

/** Players of videos that start on a click. */
const players = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";

describe("a frame", () => {
  test.each([
    ["/api/cv/a-key", "SAMEORIGIN"],
    ["/api/cv", "DENY"],
    ["/api/export/candidate", "DENY"],
    ["/admin/candidate/1", "DENY"],
    ["/", "DENY"],
  ])("may show %s to: %s", (url, expected) => {
    const headers = securityHeaders(false, url);
    expect(headers["X-Frame-Options"]).toBe(expected);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  test.each([
    ["/admin", "frame-src 'self'"],
    ["/admin/candidate/1", "frame-src 'self'"],
    ["/admin?next=/x", "frame-src 'self'"],
    ["/administration", players],
    ["/vi/news", players],
  ])("is part of the page %s: %s", (url, expected) => {
    const policy = contentSecurityPolicy("a-nonce", url, false).split("; ");
    expect(policy).toContain(expected);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

test("runs nothing in a CV, even if a browser takes it for a page", () => {
  const policy = securityHeaders(true, "/api/cv/a-key")["Content-Security-Policy"]?.split("; ");
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]));
});

test.each(["/api/attachments/a-key", "/api/contact/a-token/a-key", "/api/my-data/a-token/a-key"])(
  "runs nothing in a file at %s",
  (url) => {
    const headers = securityHeaders(true, url);
    expect(headers["Content-Security-Policy"]?.split("; ")).toEqual(expect.arrayContaining(["default-src 'none'", "sandbox"]));
    expect(headers["X-Frame-Options"]).toBe("DENY");
  },
);

describe("Strict-Transport-Security", () => {
  test.each([
    ["host", "max-age=31536000"],
    ["subdomains", "max-age=31536000; includeSubDomains"],
    ["preload", "max-age=63072000; includeSubDomains; preload"],
  ] as const)("with HSTS=%s", (scope, expected) => {
    expect(securityHeaders(true, "/", scope)["Strict-Transport-Security"]).toBe(expected);
    expect(securityHeaders(true, "/api/cv/a-key", scope)["Strict-Transport-Security"]).toBe(expected);
  });

  test("is sent only over https", () => {
    expect(securityHeaders(false, "/", "preload")).not.toHaveProperty("Strict-Transport-Security");
  });

  test("covers only this host unless configured", () => {
    expect(securityHeaders(true, "/")["Strict-Transport-Security"]).toBe("max-age=31536000");
  });
});
