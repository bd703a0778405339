import type { IncomingMessage } from "node:http";
import { defaultLocale, isLocale, type Locale, localeCookie } from "~/i18n/routing";
import { readCookie } from "~/server/request/cookies";
import { networkOf, parseIp } from "~/server/request/ip";
import { clientIp, REMOTE_ADDRESS_HEADER } from "~/server/request/origin";

/** Returns the client's network, as far as proxies are trusted. */
export function clientNetwork(request: IncomingMessage): string {
  const headers = new Headers({ [REMOTE_ADDRESS_HEADER]: remoteAddress(request) });
  const forwarded = request.headers["x-forwarded-for"];
  if (forwarded !== undefined) headers.set("x-forwarded-for", String(forwarded));
  return networkOf(clientIp(headers));
}

export function remoteAddress(request: IncomingMessage): string {
  return parseIp(request.socket.remoteAddress ?? "") ?? "unknown";
}

export function chosenLocale({ headers }: IncomingMessage): Locale {
  const chosen = readCookie(headers.cookie, localeCookie);
  return isLocale(chosen) ? chosen : defaultLocale;
}
