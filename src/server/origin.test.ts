import { describe, expect, test } from "vitest";
import { clientIp, siteOrigin } from "./origin";

describe("the visitor's address", () => {
  test.each([
    [0, undefined, "10.0.0.1"],
    [0, "1.2.3.4", "10.0.0.1"],
    [1, "1.2.3.4", "1.2.3.4"],
    [1, "made up, 1.2.3.4", "1.2.3.4"],
    [2, "made up, 1.2.3.4, 10.0.0.2", "1.2.3.4"],
    [2, "1.2.3.4", "1.2.3.4"],
    [1, undefined, "10.0.0.1"],
    [1, " , ", "10.0.0.1"],
  ])("behind %i trusted proxies, X-Forwarded-For %j: %s", (trusted, forwarded, ip) => {
    const headers = new Headers({ "x-remote-address": "10.0.0.1", ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });
    expect(clientIp(headers, trusted)).toBe(ip);
  });

  test("is not made up outside of a server", () => expect(clientIp(new Headers(), 0)).toBe("unknown"));
});

test("the site's address is the request's, and no proxy is believed that is not there", () => {
  expect(siteOrigin(new Headers({ host: "example.com:8080" }))).toBe("http://example.com:8080");
  const forged = new Headers({ host: "example.com", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" });
  expect(siteOrigin(forged)).toBe("http://example.com");
});
