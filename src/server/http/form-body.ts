import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "~/lib/files";
import { FIELDS_BYTES, UPLOAD_BYTES } from "~/lib/routes";
import type { SentFile } from "~/server/forms/form";
import { withTimeout } from "~/server/platform/timeout";
import { type BodyBounds, BodyRefusedError, bodySize, receiveBody } from "./body";

const MAX_PARTS = 40;

export type ParsedForm = {
  values: Record<string, string>;
  file: SentFile | null;
  isFileTooLarge: boolean;
  hasFile: boolean;
  /** All files of a field that takes several, also empty ones. */
  files: SentFile[];
  hasTooManyFiles: boolean;
};

type Parser = {
  /** Parses a piece. @returns whether more is needed @throws BodyRefusedError */
  write(piece: Uint8Array): boolean;
  /** Ends the body. @throws BodyRefusedError when it is damaged */
  finish(): Promise<ParsedForm>;
};

type ParserOptions = {
  fileField: string | null;
  /** Files that the field takes; further ones are skipped. */
  maxFiles?: number | undefined;
  stopsAtFile?: boolean;
  /** Bytes that all files together may take. */
  maxFileBytes?: number;
};

type OpenFile = { stream: BusboyFileStream; filename: string; start: number };

/** Creates a parser with 64 KB for everything but the files. The last of duplicate fields counts. @throws BodyRefusedError */
export function createFormParser(
  contentType: string,
  { fileField, maxFiles = 1, stopsAtFile = false, maxFileBytes = UPLOAD_BYTES }: ParserOptions,
): Parser {
  const parser = openParser(contentType);
  const values = new Map<string, string>();
  const opened: OpenFile[] = [];
  /** One buffer for all files: pieces and their sum would take the memory twice. */
  let buffer = Buffer.alloc(0);
  let hasTooManyFiles = false;
  let receivedBytes = 0;
  let parts = 0;

  parser.on("field", (name, value) => {
    parts += 1;
    values.set(name, value);
  });
  parser.on("file", (name, stream, filename) => {
    parts += 1;
    stream.on("error", () => {});
    const isTaken = name === fileField && opened.length < maxFiles;
    if (!isTaken) {
      hasTooManyFiles ||= name === fileField;
      return void stream.resume();
    }
    if (opened.length === 0 && !stopsAtFile) buffer = Buffer.allocUnsafeSlow(maxFileBytes);
    const start = fileBytes();
    // Browsers escape quotes in file names as %22 (HTML standard, multipart/form-data).
    opened.push({ stream, filename: (filename ?? "").replaceAll("%22", '"'), start });
    let end = start;
    stream.on("data", (piece: Buffer) => {
      end += piece.copy(buffer, end);
    });
  });
  parser.on("partsLimit", () => {
    parts = Number.POSITIVE_INFINITY;
  });

  const fileBytes = () => opened.reduce((sum, { stream }) => sum + stream.bytesRead, 0);
  const isTooLarge = () => opened.some(({ stream }) => stream.truncated) || (maxFiles > 1 && fileBytes() > MAX_ATTACHED_BYTES);
  const isStopped = () => opened.length > 0 && (stopsAtFile || isTooLarge());

  return {
    write: (piece) => {
      receivedBytes += piece.byteLength;
      parser.write(piece);
      if (parts > MAX_PARTS) throw new BodyRefusedError(400);
      if (isStopped()) return false;
      if (receivedBytes - fileBytes() > FIELDS_BYTES) throw new BodyRefusedError(413);
      return true;
    },
    finish: async () => {
      if (!isStopped()) await end(parser);
      if (parts > MAX_PARTS) throw new BodyRefusedError(400);
      const files = (isStopped() ? [] : opened)
        .map(({ filename, stream, start }) => ({ filename, bytes: buffer.subarray(start, start + stream.bytesRead) }))
        // Browsers send a field without a file as an empty one without a name.
        .filter(({ filename, bytes }) => filename !== "" || bytes.length > 0);
      return {
        values: Object.fromEntries(values),
        file: files[0] && files[0].bytes.length > 0 ? files[0] : null,
        isFileTooLarge: isTooLarge(),
        hasFile: opened.some(({ filename }) => filename !== ""),
        files,
        hasTooManyFiles,
      };
    },
  };
}

/** Reads a whole form; skips a file that is too large. @throws BodyRefusedError */
export async function readForm(
  request: IncomingMessage,
  { fileField, maxFiles = 1, stopsAtFile = false, maxBytes, ...bounds }: ParserOptions & BodyBounds,
): Promise<ParsedForm & { free(): void }> {
  const isTooLong = Number(request.headers["content-length"]) > maxBytes;
  const takesFiles = fileField !== null && !stopsAtFile && !isTooLong;
  const heldBytes = bodySize(request, takesFiles ? maxBytes : FIELDS_BYTES);
  const options = { fileField, maxFiles, stopsAtFile: !takesFiles, maxFileBytes: heldBytes };
  const parser = createFormParser(request.headers["content-type"] ?? "", options);
  const { free } = await receiveBody(request, { ...bounds, maxBytes: Number.POSITIVE_INFINITY, heldBytes }, parser.write);
  try {
    const form = await parser.finish();
    return { ...form, isFileTooLarge: form.isFileTooLarge || isTooLong, free };
  } catch (error) {
    free();
    throw error;
  }
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // Pieces are parsed as they are written: the caller bounds the memory of files.
      fileHwm: 2 * MAX_FILE_BYTES,
      limits: { parts: MAX_PARTS, fields: MAX_PARTS + 1, fileSize: MAX_FILE_BYTES, headerPairs: 20, headerSize: 4096 },
    });
  } catch {
    throw new BodyRefusedError(400);
  }
}

async function end(parser: BusboyInstance): Promise<void> {
  const ended = once(parser, "finish").catch(() => {
    throw new BodyRefusedError(400);
  });
  parser.end();
  await withTimeout(ended, 5_000);
}
