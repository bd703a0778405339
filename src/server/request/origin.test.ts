import { afterEach, describe, expect, test } from "vitest";
import { env } from "~/env.js";
import { clientIp, isSecure, mailOrigin, setListeningPort, siteOrigin } from "./origin";

describe("the client's address", () => {
  test.each([
    [0, undefined, "10.0.0.1"],
    [0, "1.2.3.4", "10.0.0.1"],
    [1, "1.2.3.4", "1.2.3.4"],
    [1, "made up, 1.2.3.4", "1.2.3.4"],
    [2, "made up, 1.2.3.4, 10.0.0.2", "1.2.3.4"],
    [2, "1.2.3.4", "1.2.3.4"],
    [1, undefined, "10.0.0.1"],
    [1, " , ", "10.0.0.1"],
    [1, "1.2.3.4:51234", "1.2.3.4"],
    [1, "made up, [2001:DB8::7]:443", "2001:db8::7"],
    [1, "::ffff:1.2.3.4", "1.2.3.4"],
    [2, "made up, 1.2.3.4", "1.2.3.4"],
    [2, "made up, 10.0.0.2 , 1.2.3.4", "10.0.0.2"],
    [1, "1.2.3.4, unknown", "10.0.0.1"],
  ])("behind %i trusted proxies, X-Forwarded-For %j: %s", (trusted, forwarded, ip) => {
    const headers = new Headers({ "x-remote-address": "10.0.0.1", ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });
    expect(clientIp(headers, trusted)).toBe(ip);
  });

  test("has one spelling, wherever it comes from", () => {
    expect(clientIp(new Headers({ "x-remote-address": "::ffff:10.0.0.1" }), 0)).toBe("10.0.0.1");
  });

  test("is not invented outside of a server", () => expect(clientIp(new Headers(), 0)).toBe("unknown"));
});

describe("the origin", () => {
  const unset = { NEXTAUTH_URL: env.NEXTAUTH_URL, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
  const configure = (settings: Partial<typeof unset>) => Object.assign(env, settings);
  afterEach(() => configure(unset));

  test("is the listening address in pages, whatever host a request claims", () => {
    setListeningPort(4321);
    expect(siteOrigin()).toBe("http://localhost:4321");
    configure({ NEXTAUTH_URL: "https://example.com/" });
    expect(siteOrigin()).toBe("https://example.com");
  });

  test.each([
    ["localhost", "http://localhost"],
    ["localhost:3000", "http://localhost:3000"],
    ["LOCALHOST:3000", "http://localhost:3000"],
    ["127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["127.8.9.10", "http://127.8.9.10"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["evil.example", null],
    ["127.0.0.1.evil.example", null],
    ["localhost.evil.example", null],
    ["localhost@evil.example", null],
    ["evil.example#localhost", null],
    ["192.168.1.5:3000", null],
    ["[::2]", null],
    ["localhost:99999", null],
    ["", null],
  ])("in mails to a request for the host %j is %j", (host, origin) => {
    expect(mailOrigin(new Headers({ host }))).toBe(origin);
  });

  test("is unknown in mails when a request has no host", () => expect(mailOrigin(new Headers())).toBeNull());

  test("is NEXTAUTH_URL in mails, whatever host a request claims", () => {
    configure({ NEXTAUTH_URL: "https://example.com" });
    expect(mailOrigin(new Headers({ host: "localhost:3000" }))).toBe("https://example.com");
    expect(mailOrigin(new Headers({ host: "evil.example", "x-forwarded-host": "evil.example" }))).toBe("https://example.com");
  });

  test("is taken from a proxy in mails only when one is configured", () => {
    const forwarded = { "x-forwarded-host": "localhost:8080", "x-forwarded-proto": "https" };
    expect(mailOrigin(new Headers({ host: "evil.example", ...forwarded }))).toBeNull();
    expect(mailOrigin(new Headers({ host: "localhost", ...forwarded }))).toBe("http://localhost");
    configure({ TRUSTED_PROXIES: 1 });
    expect(mailOrigin(new Headers({ host: "site:3000", ...forwarded }))).toBe("https://localhost:8080");
    expect(mailOrigin(new Headers({ host: "localhost", "x-forwarded-host": "evil.example" }))).toBeNull();
  });

  test.each([
    ["of a call", new Headers({ "x-forwarded-proto": "http, https" })],
    ["of Node's request", { "x-forwarded-proto": "http, https" }],
  ])("is secure by NEXTAUTH_URL, else by the last proxy's header: headers %s", (_, forwarded) => {
    expect(isSecure(forwarded)).toBe(false);
    configure({ TRUSTED_PROXIES: 1 });
    expect(isSecure(forwarded)).toBe(true);
    configure({ NEXTAUTH_URL: "http://example.com" });
    expect(isSecure(forwarded)).toBe(false);
  });
});
