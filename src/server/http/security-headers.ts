import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/env";
import { findRoute, isTokenUrl } from "~/lib/routes";
import { speculationRules } from "~/lib/speculation-rules";
import { themeCode } from "~/lib/theme-code";
import { playerOrigins } from "~/lib/videos";
import { currentRequest } from "~/server/platform/request-context";
import { isSecure } from "~/server/request/origin";

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Builds the policy; Next reads the nonce from it. Hot reload needs eval. */
export function contentSecurityPolicy(nonce: string, url: string, isDevelopment: boolean): string {
  return policyOf({
    scripts: `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    connections: isDevelopment ? " ws: wss:" : "",
    frames: /^\/admin(?:[/?]|$)/.test(url) ? "'self'" : playerOrigins.join(" "),
  });
}

/** Policy of cached pages, which have only our scripts. Without a nonce, an unchanged page keeps its ETag. */
export const cachedPagePolicy = policyOf({
  scripts: [themeCode, speculationRules]
    .map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join(" "),
  connections: "",
  frames: playerOrigins.join(" "),
});

function policyOf({ scripts, connections, frames }: { scripts: string; connections: string; frames: string }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    // Components set style attributes, which no nonce can allow.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Builds the headers of an answer. @param isSecure browsers ignore HSTS over http (RFC 6797, 8.1) @param scope of HSTS */
export function securityHeaders(isSecure: boolean, url: string, scope = env.HSTS): Readonly<Record<string, string>> {
  // Only API routes have policies of their own. Cached pages are too frequent to search the table for each.
  const policy = url.startsWith("/api/") ? findRoute(url)?.policy : undefined;
  const referrerPolicy = referrerPolicyOf(url);
  return {
    ...(policy ? policies[policy] : always),
    ...(referrerPolicy && { "Referrer-Policy": referrerPolicy }),
    ...(isSecure && { "Strict-Transport-Security": transportSecurity[scope] }),
  };
}

/** Headers of every answer, as one object: setting them one by one is slow. */
export function commonHeaders(request: IncomingMessage): Record<string, string> {
  const { id } = currentRequest() ?? {};
  return { ...securityHeaders(isSecure(request.headers), request.url ?? ""), ...(id !== undefined && { "X-Request-Id": id }) };
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders(request))) response.setHeader(name, value);
}

function referrerPolicyOf(url: string): string | null {
  if (isTokenUrl(url)) return "no-referrer";
  return /[?&]preview=/.test(url) ? "strict-origin" : null;
}

export function setContentSecurityPolicy(request: IncomingMessage, response: ServerResponse, isDevelopment: boolean): void {
  const policy = contentSecurityPolicy(newNonce(), request.url ?? "", isDevelopment);
  request.headers["content-security-policy"] = policy;
  response.setHeader("Content-Security-Policy", policy);
}

/** The browsers' HSTS preload list asks for one year at least; two are recommended. */
const transportSecurity = {
  host: "max-age=31536000",
  subdomains: "max-age=31536000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
} as const satisfies Record<typeof env.HSTS, string>;

const always = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

const policies = {
  /** Even if a browser shows the file, nothing in it may run. */
  saved: { ...always, "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'" },
  /** No `sandbox`: Safari would show no PDF. Chromium's viewer needs inline styles. */
  framed: {
    ...always,
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  },
};
