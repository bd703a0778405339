import { createServer, type IncomingMessage } from "node:http";
import { buffer, text } from "node:stream/consumers";

type StoredObject = { bytes: Buffer; writtenAt: Date };

/** What a test sees of the service and changes about it. */
export type TestS3 = {
  endpoint: string;
  files: Map<string, StoredObject>;
  requests: { method: string; headers: IncomingMessage["headers"] }[];
  /** `isSilent`: it takes requests and never answers. */
  state: { isSilent: boolean };
  stop(): Promise<void>;
};

/** Few, so that every list has several pages. */
const pageSize = 3;

/**
 * Starts the part of S3 that a store asks for: objects of one bucket (PUT, GET, HEAD, DELETE, several at once) and lists in
 * pages, for the access key `id` alone.
 */
export async function startTestS3(bucket: string): Promise<TestS3> {
  const files: TestS3["files"] = new Map();
  const requests: TestS3["requests"] = [];
  const state = { isSilent: false };
  const server = createServer(async (request, response) => {
    const { method = "", headers } = request;
    requests.push({ method, headers });
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
    return file ? answer(200, file.bytes, file.writtenAt) : refuse(404, "NoSuchKey");
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

/** ListObjectsV2. The token of a page is the last key of the page before. */
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
