import { describe, expect, test } from "vitest";
import { authOptions } from "~/server/auth/next-auth";
import { setDatabase } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";

useTestDatabase();

const options = authOptions(new Headers({ host: "example.com", "x-remote-address": "203.0.113.9" }));

describe("next-auth", () => {
  test.each([
    ["/admin/news?page=2", "/admin/news?page=2"],
    ["https://example.com/admin/news", "/admin/news"],
    ["https://evil.example/admin", "/admin"],
    ["https://evil.example//evil.example", "/"],
    ["//evil.example//evil.example", "/"],
    ["https://", "/"],
  ])("leads from %s only ever to a page of this site", async (url, path) => {
    expect(await options.callbacks?.redirect?.({ url, baseUrl: "https://example.com" })).toBe(path);
  });

  test("reveals no internal details when a sign-in fails, and accepts only strings", async () => {
    const [provider] = options.providers;
    if (provider?.type !== "credentials") throw new Error("There is no sign-in by password.");
    const request = { body: {}, query: {}, headers: {}, method: "POST" };
    const authorize = (credentials: Record<string, string>) => provider.options.authorize(credentials, request);
    expect(await authorize(JSON.parse('{ "email": { "contains": "@" }, "password": "x" }'))).toBeNull();
    setDatabase(null);
    await expect(authorize({ email: "an@example.com", password: "wrong one" })).rejects.toThrow(/^ERROR_SERVER$/);
  });
});
