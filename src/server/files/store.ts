import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { Disk, KeyNormalizer } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { env } from "~/env";
import { isDiskFull } from "~/server/platform/error-facts";
import { processSingleton } from "~/server/platform/process-singleton";

export type ByteRange = { start: number; end: number };

export type FileStore = {
  /** Writes a whole file; replaces one with the same name. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string, range?: ByteRange): Promise<Readable>;
  size(name: string): Promise<number | null>;
  list(folder: string, before?: Date): AsyncIterable<string[]>;
  deleteFolder(folder: string): Promise<void>;
  /** @throws when the store can't be reached. The readiness check calls it. */
  check(): Promise<void>;
};

const opened = processSingleton("files", (): { store?: Promise<FileStore> | undefined } => ({}));

export function fileStore(): Promise<FileStore> {
  opened.store ??= openConfigured();
  return opened.store;
}

/** @internal For tests. */
export function setFileStore(store: FileStore | null): void {
  opened.store = store ? Promise.resolve(store) : undefined;
}

export function openFolder(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: "private" }));
  const readPart = async (name: string, range: ByteRange) => createReadStream(path.join(location, name), range);
  // Written beside its place: a reader of the name gets the old or the new file, never half of one.
  const write: Write = async (name, bytes, options) => {
    const part = partOf(name);
    try {
      await disk.put(part, bytes, options);
      await rename(path.join(location, part), path.join(location, name));
    } catch (error) {
      await disk.delete(part).catch(() => {});
      throw error;
    }
  };
  return storeOn(disk, readPart, write);
}

type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Timeout without data from the service, in milliseconds. */
  silenceMs?: number;
};

/** Opens a store in a bucket of any S3-compatible service. Its client is loaded lazily, as most sites never need it. */
export async function openBucket({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  silenceMs = 10_000,
}: Bucket): Promise<FileStore> {
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without configured keys, the SDK uses its defaults: the machine's role or a profile.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Many services lack the newer checksums and ACLs (below).
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Without limits, a service that no longer answers would hold every request for a file.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
    maxAttempts: 2,
  });
  // Files are served by this process, never from the bucket.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
  return storeOn(disk, async (name, { start, end }) => {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: `bytes=${start}-${end}` }));
    if (!(body instanceof Readable)) throw new Error(`${name} was answered without a body.`);
    return body;
  });
}

/** Generates an unguessable name of 128 random bits. */
export function randomKey(): string {
  return randomBytes(16).toString("base64url");
}

export const keyPattern = /^[\w-]{22}$/;

function openConfigured(): Promise<FileStore> {
  return openStore(env.S3_BUCKET ? "s3" : "disk");
}

/** Opens one of the two configured places, also when the site uses the other. @throws Error for a bucket without S3_BUCKET */
export async function openStore(place: "disk" | "s3"): Promise<FileStore> {
  if (place === "disk") return openFolder(path.resolve(env.DATA_DIR, "files"));
  if (!env.S3_BUCKET) throw new Error("S3_BUCKET is not set.");
  return openBucket({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}

const processKey = randomKey();

/** Names a file that this process is writing. @internal Exported for tests. */
export function partOf(name: string): string {
  return `${name}.${processKey}`;
}

type Write = (name: string, bytes: Uint8Array, options: { contentType: string; contentLength: number }) => Promise<void>;

function storeOn(
  disk: Disk,
  readPart: (name: string, range: ByteRange) => Promise<Readable>,
  write: Write = (name, bytes, options) => disk.put(name, bytes, options),
): FileStore {
  return {
    put: async (name, bytes, mime) => {
      try {
        await write(name, bytes, { contentType: mime, contentLength: bytes.byteLength });
      } catch (error) {
        // The package's message does not say why.
        throw isDiskFull(error) ? new Error(`There is no room for ${name}: the disk is full`, { cause: error }) : error;
      }
    },
    has: async (name) => disk.exists(name),
    read: async (name, range) => {
      if (!range) return disk.getStream(name);
      // flydrive reads whole files only.
      return readPart(new KeyNormalizer().normalize(name), range);
    },
    size: async (name) => ((await disk.exists(name)) ? (await disk.getMetaData(name)).contentLength : null),
    list: (folder, before) => listFiles(disk, folder, before),
    deleteFolder: async (folder) => disk.deleteAll(`${folder}/`),
    check: async () => {
      // Requesting a file would not tell a missing bucket from a missing file.
      await disk.listAll("any");
    },
  };
}

async function* listFiles(disk: Disk, folder: string, before?: Date): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(`${folder}/`, { recursive: true, ...(paginationToken && { paginationToken }) });
    const names: string[] = [];
    for (const entry of page.objects) {
      if (entry.isFile && (!before || (await isWrittenBefore(disk, entry.key, before)))) names.push(entry.key);
    }
    yield names;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function isWrittenBefore(disk: Disk, name: string, before: Date): Promise<boolean> {
  // The file may have been deleted by now.
  const written = await disk.getMetaData(name).catch(() => null);
  return written !== null && written.lastModified < before;
}
