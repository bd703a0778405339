import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

type StoredObject = { bytes: Buffer; writtenAt: Date };

export type TestS3 = {
  endpoint: string;
  files: Map<string, StoredObject>;
  requests: { method: string; headers: IncomingMessage["headers"] }[];
  /** `isSilent`: accepts requests and never answers. `isGone`: disconnects them. `delayMs`: pause between the bytes of a file. */
  state: { isSilent: boolean; isGone: boolean; delayMs: number };
  stop(): Promise<void>;
};

/** Small, so that every list has several pages. */
const pageSize = 3;

/** Starts the part of S3 that a store needs, for the access key `id`: objects of one bucket, bulk delete, paged lists. */
export async function startTestS3(bucket: string): Promise<TestS3> {
  const files: TestS3["files"] = new Map();
  const requests: TestS3["requests"] = [];
  const state: TestS3["state"] = { isSilent: false, isGone: false, delayMs: 0 };
  const server = createServer(async (request, response) => {
    const { method = "", headers } = request;
    requests.push({ method, headers });
    if (state.isGone) return request.socket.destroy();
    if (state.isSilent) return;
    const answer = (status: number, body: string | Buffer = "", writtenAt = new Date()) => {
      response.writeHead(status, { "content-length": Buffer.byteLength(body), "last-modified": writtenAt.toUTCString() });
      response.end(method === "HEAD" ? undefined : body);
    };
    const refuse = (status: number, code: string) => answer(status, `<Error><Code>${code}</Code></Error>`);
    const url = new URL(request.url ?? "", "http://localhost");
    const [, name, ...rest] = url.pathname.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    if (!headers.authorization?.includes("Credential=id/")) return refuse(403, "InvalidAccessKeyId");
    if (name !== bucket) return refuse(404, "NoSuchBucket");
    if (method === "PUT") {
      files.set(key, { bytes: await buffer(request), writtenAt: new Date() });
      return answer(200);
    }
    if (method === "POST" && url.searchParams.has("delete")) {
      for (const [, found = ""] of (await text(request)).matchAll(/<Key>([^<]*)<\/Key>/g)) files.delete(found);
      return answer(200, "<DeleteResult/>");
    }
    if (method === "DELETE") {
      files.delete(key);
      return answer(204);
    }
    if (key === "") return answer(200, listOf(files, url.searchParams));
    const file = files.get(key);
    if (!file) return refuse(404, "NoSuchKey");
    if (method === "GET" && (headers.range || state.delayMs > 0)) return sendBytes(response, file.bytes, headers.range, state);
    answer(200, file.bytes, file.writtenAt);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const endpoint = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { endpoint, files, requests, state, stop };
}

async function sendBytes(response: ServerResponse, bytes: Buffer, range: string | undefined, state: TestS3["state"]) {
  const [, start = "0", end = String(bytes.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const part = bytes.subarray(Number(start), Number(end) + 1);
  response.writeHead(range ? 206 : 200, { "content-length": part.length });
  if (state.delayMs === 0) return response.end(part);
  for (const byte of part) {
    response.write(Buffer.of(byte));
    await sleep(state.delayMs, null, { ref: false });
  }
  response.end();
}

function listOf(files: TestS3["files"], query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const next =
    keys.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "";
  return `<ListBucketResult>${next}${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}</ListBucketResult>`;
}
