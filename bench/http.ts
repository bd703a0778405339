import { Agent, request as open } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Response with the time in milliseconds from sending the request to receiving the last byte. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; ms: number };

export const BROWSER_ENCODINGS = "gzip, deflate, br";

// Keep-alive, as in browsers: consecutive requests share one connection.
const agent = new Agent({ keepAlive: true });

export function request(
  url: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const outgoing = open(url, { method, agent, headers: { "accept-encoding": BROWSER_ENCODINGS, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const ms = performance.now() - started;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks), ms });
      });
    });
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error(`${url} did not answer within 30 s`)));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends a request and measures it. @throws Error for another status than 200 */
export async function expectOk(url: string, options?: Parameters<typeof request>[1]): Promise<Answer> {
  const answer = await request(url, options);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${textOf(answer).slice(0, 500)}`);
  return answer;
}

/** Decompresses and decodes a response's body. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status === 200;
  } catch {
    return false;
  }
}
