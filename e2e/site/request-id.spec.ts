import { expect, test } from "../fixtures";

test("every answer has a unique request id, and metrics require a token", async ({ request }) => {
  // The second "/" comes from the cache.
  const paths = ["/", "/", "/vi/news", "/no-such-page", "/robots.txt", "/api/health/live", "/admin/level", "/api/trpc/none"];
  const ids = new Set<string>();
  for (const path of paths) {
    const id = (await request.get(path, { maxRedirects: 0 })).headers()["x-request-id"];
    expect(id, path).toMatch(/^[\da-f-]{36}$/);
    ids.add(id ?? "");
  }
  expect(ids.size).toBe(paths.length);
  expect((await request.get("/api/metrics", { headers: { authorization: "Bearer undefined" } })).status()).toBe(404);
});
