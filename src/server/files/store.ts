import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { env } from "~/env";
import { processSingleton } from "~/server/process-singleton";

/** Where files lie: a folder, or a bucket. Nothing else in the product knows which. */
export type FileStore = {
  /** Writes a file whole; one of that name is replaced. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Whether there is a file of that name. */
  has(name: string): Promise<boolean>;
  /** A file as a stream. @throws while it is read, when there is none of that name */
  read(name: string): Promise<Readable>;
  /** Deletes a folder with all that lies in it; one that isn't there is no error. */
  deleteFolder(folder: string): Promise<void>;
  /** @throws when the store can't be reached: what the readiness check asks. */
  check(): Promise<void>;
};

const opened = processSingleton("files", (): { store?: Promise<FileStore> | undefined } => ({}));

/** The store of this process: the bucket of S3_BUCKET, else `DATA_DIR/files`. */
export function fileStore(): Promise<FileStore> {
  opened.store ??= openConfigured();
  return opened.store;
}

/** Puts another store in the place of the configured one; tests do. */
export function setFileStore(store: FileStore | null): void {
  opened.store = store ? Promise.resolve(store) : undefined;
}

/** A store in a folder, which is made with the first file. */
export function openFolder(location: string): FileStore {
  return storeOn(new Disk(new FSDriver({ location, visibility: "private" })));
}

type Bucket = { bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string };

/** A store in a bucket of any S3-compatible service. Its client is loaded only here: most sites never need it. */
export async function openBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<FileStore> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without a key of ours, the SDK looks where it always does: the machine's role, a profile.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Files go out through us, never from the bucket; many services know neither ACLs nor the newer checksums.
    visibility: "private",
    supportsACL: false,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return storeOn(new Disk(driver));
}

/** A name that nobody can guess: 128 random bits. */
export function randomKey(): string {
  return randomBytes(16).toString("base64url");
}

/** What `randomKey` makes. */
export const keyPattern = /^[\w-]{22}$/;

async function openConfigured(): Promise<FileStore> {
  if (!env.S3_BUCKET) return openFolder(path.resolve(env.DATA_DIR, "files"));
  return openBucket({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}

function storeOn(disk: Disk): FileStore {
  return {
    put: async (name, bytes, mime) => disk.put(name, bytes, { contentType: mime, contentLength: bytes.byteLength }),
    has: async (name) => disk.exists(name),
    read: async (name) => disk.getStream(name),
    deleteFolder: async (folder) => disk.deleteAll(`${folder}/`),
    check: async () => {
      // Asking for a file would not tell a bucket that isn't there from a file that isn't.
      await disk.listAll("any");
    },
  };
}
