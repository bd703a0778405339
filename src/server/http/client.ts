import type { IncomingMessage } from "node:http";
import { env } from "~/env";
import { defaultLocale, isLocale, type Locale, localeCookie } from "~/i18n/routing";
import { readCookie } from "~/server/request/cookies";
import { networkOf, parseIp } from "~/server/request/ip";
import { clientIp, REMOTE_ADDRESS_HEADER } from "~/server/request/origin";

/** The network address of the client, as far as the proxies in front are trusted. */
export function clientNetwork(request: IncomingMessage): string {
  const headers = new Headers({ [REMOTE_ADDRESS_HEADER]: remoteAddress(request) });
  const forwarded = request.headers["x-forwarded-for"];
  if (forwarded !== undefined) headers.set("x-forwarded-for", String(forwarded));
  return networkOf(clientIp(headers));
}

/** The address at the other end of the connection. */
export function remoteAddress(request: IncomingMessage): string {
  return parseIp(request.socket.remoteAddress ?? "") ?? "unknown";
}

/** The language that the client chose. */
export function chosenLocale({ headers }: IncomingMessage): Locale {
  const chosen = readCookie(headers.cookie, localeCookie);
  return isLocale(chosen) ? chosen : defaultLocale;
}

/** Whether the client came over https, as far as that can be known. */
export function isSecure(request: IncomingMessage): boolean {
  if (env.NEXTAUTH_URL?.startsWith("https:")) return true;
  return env.TRUSTED_PROXIES > 0 && request.headers["x-forwarded-proto"] === "https";
}
