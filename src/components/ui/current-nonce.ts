import { headers } from "next/headers";

/** The nonce of this render's Content-Security-Policy; undefined for a page that is cached, whose policy has none. */
export async function currentNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
}
