import { headers } from "next/headers";

/** Returns the nonce of the Content-Security-Policy; undefined for cached pages, whose policy has none. */
export async function currentNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
}
