import { Agent, request as open } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** An answer, with the time from sending to its last byte. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; ms: number };

/** What browsers say they take. */
export const BROWSER_ENCODINGS = "gzip, deflate, br";

// Connections are kept, as browsers do: one for requests that follow each other.
const agent = new Agent({ keepAlive: true });

/** One request, measured. */
export function request(
  url: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = open(url, { method, agent, headers: { "accept-encoding": BROWSER_ENCODINGS, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const ms = performance.now() - started;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks), ms });
      });
    });
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${url} did not answer within 30 s`)));
    asked.on("error", reject);
    asked.end(body);
  });
}

/** The same, refused when the status is another. */
export async function expectOk(url: string, options?: Parameters<typeof request>[1]): Promise<Answer> {
  const answer = await request(url, options);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${textOf(answer).slice(0, 500)}`);
  return answer;
}

/** The text of an answer, however it was compressed. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/** Whether an address is answered. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status === 200;
  } catch {
    return false;
  }
}
