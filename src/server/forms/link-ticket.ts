import type { IncomingHttpHeaders } from "node:http";
import type { Db } from "~/server/db/client";
import { deliversMail } from "~/server/mail/outbox";
import { type About, reservePrivateLink, SHOWABLE_SECONDS } from "~/server/mail/private-links";
import { readCookie } from "~/server/request/cookies";
import { isSecure } from "~/server/request/origin";
import type { Sent } from "./form";

const ticketCookie = "private-link";

/**
 * Reserves the private link of a record that was just made, where no mail brings one. Not for a possible robot, which may have
 * typed anybody's address.
 */
export async function ticketFor(db: Db, about: About, { doubt, now }: Pick<Sent, "doubt" | "now">): Promise<string | undefined> {
  return doubt || (await deliversMail(db)) ? undefined : reservePrivateLink(db, about, now);
}

export function ticketOf({ cookie }: IncomingHttpHeaders): string | null {
  return readCookie(cookie, ticketCookie);
}

/**
 * Builds the Set-Cookie header that takes a ticket to the page after the form, or ends it. Logs hold URLs, but no cookies. All
 * pages share one cookie, so that whichever page ends a ticket leaves none behind.
 */
export function ticketCookieLine(ticket: string | null, headers: IncomingHttpHeaders): string {
  const maxAge = ticket === null ? 0 : SHOWABLE_SECONDS;
  const secure = isSecure(headers) ? "; Secure" : "";
  return `${ticketCookie}=${ticket ?? ""}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
