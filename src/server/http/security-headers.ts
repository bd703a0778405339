import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/env";
import { speculationRules } from "~/lib/speculation-rules";
import { themeCode } from "~/lib/theme-code";
import { playerOrigins } from "~/lib/videos";

/** A random value for one render: the policy allows the scripts that carry it. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * What a page may load and run. Next takes the nonce for its own scripts from this header of the request.
 * @param url of the page: those of the back office show PDFs in frames, the others videos, once clicked
 * @param isDevelopment hot reload evaluates code and speaks over a socket
 */
export function contentSecurityPolicy(nonce: string, url: string, isDevelopment: boolean): string {
  return policyOf({
    scripts: `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    connections: isDevelopment ? " ws: wss:" : "",
    frames: /^\/admin(?:[/?]|$)/.test(url) ? "'self'" : playerOrigins.join(" "),
  });
}

/** The policy of a cached page, which has no scripts but ours. The same for all: an unchanged page keeps its ETag. */
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

/**
 * The headers of every answer.
 * @param isSecure the client came over https; browsers ignore a demand for https that came without it
 * @param url the request's URL
 * @param scope the names that browsers shall reach over https alone
 */
export function securityHeaders(isSecure: boolean, url: string, scope = env.HSTS): Readonly<Record<string, string>> {
  const headers = url.startsWith("/api/cv/") ? ofPdf : always;
  const referrerPolicy = referrerPolicyOf(url);
  return {
    ...headers,
    ...(referrerPolicy && { "Referrer-Policy": referrerPolicy }),
    ...(isSecure && { "Strict-Transport-Security": transportSecurity[scope] }),
  };
}

/** No other site learns of an address that has a token, whatever the answer is. */
function referrerPolicyOf(url: string): string | null {
  if (/^(?:\/(?:en|vi|api))?\/(?:contact|my-data)\/[^?]/.test(url)) return "no-referrer";
  return /[?&]preview=/.test(url) ? "strict-origin" : null;
}

/** Sends the policy with the answer and shows it to Next, which reads the nonce from it. */
export function setContentSecurityPolicy(request: IncomingMessage, response: ServerResponse, isDevelopment: boolean): void {
  const policy = contentSecurityPolicy(newNonce(), request.url ?? "", isDevelopment);
  request.headers["content-security-policy"] = policy;
  response.setHeader("Content-Security-Policy", policy);
}

/** Two years is what the list that browsers ship asks for. */
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

/**
 * Of a CV, which visitors sent and the back office shows in a frame. Should a browser ever take it for a page, nothing in it
 * would run. No `sandbox`: Safari shows no PDF with it. The viewer of Chromium needs inline styles.
 */
const ofPdf = {
  ...always,
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
