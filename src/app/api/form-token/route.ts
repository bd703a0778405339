import { createFormToken } from "~/server/forms/robots";

// The token contains the current time.
export const dynamic = "force-dynamic";

/** GET `/api/form-token`: answers a form's time token, fetched at the first focus; see `doubtOf` and `receiptOfForm`. */
export function GET(): Response {
  return Response.json({ token: createFormToken(new Date()) }, { headers: { "cache-control": "no-store" } });
}
