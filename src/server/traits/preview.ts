import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "~/server/auth/secret";

/** How long a preview link opens its draft: a day. */
const LIFETIME = 24 * 60 * 60 * 1000;

/**
 * A token that opens the draft of one record until it expires. Staff get one by `/api/preview`, and may pass it on.
 * @param record the record's page in the back office, such as "/admin/news/5"
 */
export function previewToken(record: string, now: Date): string {
  const expires = (now.getTime() + LIFETIME).toString(36);
  return `${expires}.${sign(record, expires)}`;
}

/** Whether a token opens the draft of this record now. */
export function isPreviewToken(token: string, record: string, now: Date): boolean {
  const [expires = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(record, expires));
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(expires, 36) > now.getTime();
}

function sign(record: string, expires: string): string {
  return createHmac("sha256", authSecret()).update(`preview ${record} ${expires}`).digest("base64url");
}
