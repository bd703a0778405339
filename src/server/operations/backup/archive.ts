import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { z } from "zod";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { codeOf, messageOf } from "~/server/platform/error-facts";

/*
 * A backup is a tar file, compressed with gzip. Its parts, in this order:
 * database/TABLE/000001.jsonl   rows, one JSON array per line, each value as PostgreSQL's text
 * files/NAME                    files of the store
 * secret                        the site's secret, only with secrets
 * manifest.json                 the content; last, as all checksums are known only then
 * No part is larger than `largestPart`, which bounds the memory for reading; parts with several rows are much smaller.
 */

const largestPart = 256 * 1024 * 1024;
/** Bytes before a part's last row: `partBytes` of tables.ts, in characters of three bytes. */
const largestRows = 3 * 1024 * 1024;
const manifestName = "manifest.json";

/** Images and documents are already compressed. */
const fileLevel = 0;
const rowLevel = 1;

/** No segment begins with a dot, so none is `..`; no path is absolute. */
const partName = /^(?:database\/\w+\/\d+\.jsonl|files(?:\/[\w-][\w.-]*)+|secret)$/;

const count = z.int().nonnegative();
const sqlName = z.string().regex(/^\w+$/);

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  migrations: z.array(sqlName).min(1),
  hasSecrets: z.boolean(),
  /** Without files, a restore leaves the store alone. */
  hasFiles: z.boolean(),
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName).min(1), rows: count })),
  sequences: z.array(z.object({ name: sqlName, value: z.string().regex(/^\d+$/) })),
  parts: z.array(z.object({ name: z.string().regex(partName), bytes: count, sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Content = Omit<Manifest, "format" | "parts">;
export type Part = { name: string; bytes: Buffer };

/** Writes an archive under a temporary name until it is complete. @throws CommandError; no file is left */
export async function writeArchive(
  file: string,
  writeParts: (add: (name: string, bytes: Uint8Array) => Promise<void>) => Promise<Content>,
): Promise<Manifest> {
  refuseExisting(file);
  const unfinished = `${file}.${randomUUID()}.part`;
  const packing = pack();
  let level = rowLevel;
  let written: Promise<void> | undefined;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    written = pipeline(
      async function* () {
        // Concatenated gzip members are one gzip file (RFC 1952).
        for await (const chunk of packing) if (chunk instanceof Uint8Array) yield await compress(chunk, level);
      },
      createWriteStream(unfinished, { flags: "wx", mode: 0o600 }),
    );
    const failed = written.then(() => Promise.reject(new Error("The archive ended too early.")));
    failed.catch(() => {});

    const put = (name: string, bytes: Uint8Array) => {
      if (bytes.byteLength > largestPart) throw new CommandError(`${name} is too large for a backup.`);
      level = name.startsWith("files/") ? fileLevel : rowLevel;
      const done = new Promise<void>((resolve, reject) => {
        packing.entry({ name }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
      });
      // When the disk is full the entry never ends.
      return Promise.race([done, failed]);
    };
    const parts: Manifest["parts"] = [];
    const content = await writeParts(async (name, bytes) => {
      parts.push({ name, bytes: bytes.byteLength, sha256: sha256(bytes) });
      await put(name, bytes);
    });
    const manifest = manifestSchema.parse({ format: 1, ...content, parts });
    await put(manifestName, Buffer.from(JSON.stringify(manifest)));
    packing.finalize();
    await written;
    await flush(unfinished);
    refuseExisting(file);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    // A failed write ends the packing, so the error of the next part is only a consequence.
    const reason =
      packing.destroying && written
        ? await written.then(
            () => error,
            (cause: unknown) => cause,
          )
        : error;
    packing.destroy();
    await rm(unfinished, { force: true }).catch(() => {});
    throw explainDisk(reason, file);
  }
}

/** Checks a whole archive. @throws CommandError when it is unreadable, damaged, truncated or has unknown parts */
export async function verifyArchive(file: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const parts: Manifest["parts"] = [];
  for await (const { name, bytes } of readEntries(file)) {
    if (manifest) throw damaged(file, "something follows its manifest");
    if (name === manifestName) {
      manifest = parseManifest(file, bytes);
      continue;
    }
    if (!isPart(name, bytes)) throw damaged(file, `${JSON.stringify(name)} is no part of a backup`);
    parts.push({ name, bytes: bytes.byteLength, sha256: sha256(bytes) });
  }
  if (!manifest) throw damaged(file, "its end is missing");
  const { parts: expected } = manifest;
  const wrong = expected.findIndex((part, index) => !isSamePart(part, parts[index]));
  if (wrong !== -1) throw damaged(file, `${expected[wrong]?.name} is not what the manifest says`);
  if (parts.length !== expected.length) throw damaged(file, "the manifest does not name all parts");
  return manifest;
}

/** Reads the parts of a verified archive. @throws CommandError when the file has changed since `verifyArchive` */
export async function* readParts(file: string, manifest: Manifest): AsyncGenerator<Part> {
  let index = 0;
  for await (const { name, bytes } of readEntries(file)) {
    if (name === manifestName) return;
    const found = { name, bytes: bytes.byteLength, sha256: sha256(bytes) };
    if (!isSamePart(found, manifest.parts[index++])) throw damaged(file, "it was changed while it was read");
    yield { name, bytes };
  }
}

function isPart(name: string, bytes: Buffer): boolean {
  return partName.test(name) && (!name.startsWith("database/") || bytes.lastIndexOf("\n", -2) < largestRows);
}

async function* readEntries(file: string): AsyncGenerator<Part> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  // The entries report the error, too.
  read.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      if (type !== "file" || size > largestPart) throw damaged(file, `${JSON.stringify(name)} is no part of a backup`);
      yield { name, bytes: await buffer(entry) };
    }
    await read;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const code = codeOf(error);
    if (code === "ENOENT") throw new CommandError(`There is no file ${file}.`);
    if (code === "EACCES" || code === "EISDIR" || code === "EIO") {
      throw new CommandError(`${file} can't be read: ${messageOf(error)}`);
    }
    throw damaged(file, messageOf(error));
  } finally {
    entries.destroy();
  }
}

const formatSchema = z.object({ format: z.int().positive() });

function parseManifest(file: string, bytes: Buffer): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString());
  } catch {
    throw damaged(file, "its manifest can't be read");
  }
  const format = formatSchema.safeParse(json);
  if (format.success && format.data.format > 1) {
    throw new CommandError(`${file} was made by a newer version of Atrium: restore it with that version.`);
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw damaged(file, "its manifest is not complete");
  return manifest.data;
}

function isSamePart(one: Manifest["parts"][number], other: Manifest["parts"][number] | undefined): boolean {
  return one.name === other?.name && one.bytes === other.bytes && one.sha256 === other.sha256;
}

/** Compresses into one buffer; the default chunks have 16 kB. */
function compress(bytes: Uint8Array, level: number): Promise<Buffer> {
  return promisify(gzip)(bytes, { level, chunkSize: Math.ceil(bytes.byteLength * 1.01) + 1_024 });
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new CommandError(`There is a file ${file} already. Choose another name.`);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

function damaged(file: string, why: string): CommandError {
  return new CommandError(`${file} is no backup, or it is damaged or cut short: ${why}.`);
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
