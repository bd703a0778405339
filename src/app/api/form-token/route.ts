import { createFormToken } from "~/server/forms/robots";

// It says the time.
export const dynamic = "force-dynamic";

/** GET `/api/form-token`: the time token of a form, fetched when its first field is focused; see `doubtOf` and `receiptOfForm`. */
export function GET(): Response {
  return Response.json({ token: createFormToken(new Date()) }, { headers: { "cache-control": "no-store" } });
}
