import type { IncomingHttpHeaders } from "node:http";
import { env } from "~/env.js";
import { safeNext } from "~/lib/urls";
import { processSingleton } from "~/server/platform/process-singleton";
import { parseIp } from "./ip";

/** Header with the address of the connection's other end. `http/next-gateway.ts` overwrites a client's value on every request. */
export const REMOTE_ADDRESS_HEADER = "x-remote-address";

/** Header with the requested path and query, which Next hides from pages. `http/next-gateway.ts` overwrites a client's value. */
export const REQUESTED_URL_HEADER = "x-requested-url";

/** Returns the client's address: of X-Forwarded-For only the last `trusted` are believed. "unknown" without a server. */
export function clientIp(headers: Headers, trusted: number = env.TRUSTED_PROXIES): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").filter((entry) => entry.trim() !== "");
  let client = parseIp(headers.get(REMOTE_ADDRESS_HEADER) ?? "") ?? "unknown";
  for (const entry of forwarded.reverse().slice(0, trusted)) {
    const ip = parseIp(entry);
    if (ip === null) break;
    client = ip;
  }
  return client;
}

const listening = processSingleton("listening", (): { port: number } => ({ port: env.PORT }));

export function setListeningPort(port: number): void {
  listening.port = port;
}

/** Returns the site's origin without a trailing slash. It can't depend on the request, as answers are cached. */
export function siteOrigin(): string {
  return configuredOrigin() ?? `http://localhost:${listening.port}`;
}

export function ownPath(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === siteOrigin() ? (safeNext(pathname + search + hash) ?? address) : address;
}

/**
 * Returns the origin for links in mails: NEXTAUTH_URL, else the request's host if it is this machine.
 * @returns null if unknown: a forged host would receive the link's token
 */
export function mailOrigin(headers: Headers): string | null {
  const configured = configuredOrigin();
  if (configured) return configured;
  const url = `${protocolOf(headers)}://${hostOf(headers) ?? ""}`;
  if (!URL.canParse(url)) return null;
  const { hostname, origin } = new URL(url);
  return loopbackHost.test(hostname) ? origin : null;
}

/** Matches loopback hosts as URL normalises them. */
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function configuredOrigin(): string | null {
  return env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).origin : null;
}

/** Whether the site is reached over https: its cookies are then marked Secure, and browsers are told to stay with https. */
export function isSecure(headers: Headers | IncomingHttpHeaders): boolean {
  return configuredOrigin()?.startsWith("https://") ?? protocolOf(headers) === "https";
}

/** Whether another site's page made a request, by Sec-Fetch-Site or Origin. Non-browsers send neither, nor cookies. */
export function isForeign(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return site !== null;
  return !ownHosts(headers).includes(hostOfUrl(origin) ?? "");
}

function ownHosts(headers: Headers): string[] {
  const configured = env.NEXTAUTH_URL && hostOfUrl(env.NEXTAUTH_URL);
  return [hostOf(headers), configured].filter((host) => typeof host === "string");
}

function hostOf(headers: Headers): string | null {
  return (isProxied() && lastOf(headers.get("x-forwarded-host"))) || headers.get("host");
}

function protocolOf(headers: Headers | IncomingHttpHeaders): "http" | "https" {
  const forwarded = headers instanceof Headers ? headers.get("x-forwarded-proto") : headers["x-forwarded-proto"];
  return isProxied() && lastOf(String(forwarded)) === "https" ? "https" : "http";
}

function isProxied(): boolean {
  return env.TRUSTED_PROXIES > 0;
}

function lastOf(list: string | null): string | undefined {
  return list?.split(",").at(-1)?.trim();
}

function hostOfUrl(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
