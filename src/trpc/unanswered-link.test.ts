import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { expect, test } from "vitest";
import { trpcError } from "~/server/http/api-errors";
import type { AppRouter } from "~/server/root";
import { transformer } from "./transformer";
import { unansweredLink } from "./unanswered-link";

const html = "<html>Bad Gateway</html>";

test.each<[what: string, answer: () => Promise<Response>, message: string]>([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "ERROR_UNAVAILABLE"],
  ["a proxy's page", async () => new Response(html, { status: 502 }), "ERROR_UNAVAILABLE"],
  ["a refusal of the site", async () => Response.json([trpcError(403)], { status: 403 }), "ERROR_FORBIDDEN"],
])("gives a call that meets %s a code with a text", async (_, fetch, message) => {
  const link = httpBatchLink({ url: "http://site.invalid/api/trpc", transformer, fetch });
  const client = createTRPCClient<AppRouter>({ links: [unansweredLink, link] });
  await expect(client.system.account.me.query()).rejects.toThrow(message);
});
