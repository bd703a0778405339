import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { MAX_FILE_BYTES } from "~/lib/files";
import type { SentFile } from "~/server/forms/form";
import { withTimeout } from "~/server/platform/timeout";
import { type BodyBounds, BodyRefusedError, receiveBody } from "./body";

/** Maximum size of fields, part headers and boundaries. */
export const FIELDS_BYTES = 64 * 1024;
export const UPLOAD_BYTES = MAX_FILE_BYTES + FIELDS_BYTES;
const MAX_PARTS = 40;

export type ParsedForm = {
  values: Record<string, string>;
  file: SentFile | null;
  isFileTooLarge: boolean;
  hasFile: boolean;
};

type Parser = {
  /** Parses a piece. @returns whether more is needed @throws BodyRefusedError */
  write(piece: Uint8Array): boolean;
  /** Ends the body. @throws BodyRefusedError when it is damaged */
  finish(): Promise<ParsedForm>;
};

type ParserOptions = {
  fileField: string | null;
  stopsAtFile?: boolean;
};

/** Creates a parser with 64 KB for everything but the file. The last of duplicate fields counts. @throws BodyRefusedError */
export function createFormParser(contentType: string, { fileField, stopsAtFile = false }: ParserOptions): Parser {
  const parser = openParser(contentType);
  const values = new Map<string, string>();
  const pieces: Buffer[] = [];
  let file: { stream: BusboyFileStream; filename: string } | null = null;
  let receivedBytes = 0;
  let parts = 0;

  parser.on("field", (name, value) => {
    parts += 1;
    values.set(name, value);
  });
  parser.on("file", (name, stream, filename) => {
    parts += 1;
    stream.on("error", () => {});
    if (name !== fileField || file) return void stream.resume();
    // Browsers escape quotes in file names as %22 (HTML standard, multipart/form-data).
    file = { stream, filename: (filename ?? "").replaceAll("%22", '"') };
    stream.on("data", (piece: Buffer) => pieces.push(piece));
  });
  parser.on("partsLimit", () => {
    parts = Number.POSITIVE_INFINITY;
  });

  const isStopped = () => file !== null && (stopsAtFile || file.stream.truncated);

  return {
    write: (piece) => {
      receivedBytes += piece.byteLength;
      parser.write(piece);
      if (parts > MAX_PARTS) throw new BodyRefusedError(400);
      if (isStopped()) return false;
      if (receivedBytes - (file?.stream.bytesRead ?? 0) > FIELDS_BYTES) throw new BodyRefusedError(413);
      return true;
    },
    finish: async () => {
      if (!isStopped()) await end(parser);
      if (parts > MAX_PARTS) throw new BodyRefusedError(400);
      const bytes = isStopped() ? Buffer.alloc(0) : Buffer.concat(pieces);
      return {
        values: Object.fromEntries(values),
        file: file && bytes.length > 0 ? { bytes, filename: file.filename } : null,
        isFileTooLarge: file?.stream.truncated ?? false,
        hasFile: (file?.filename ?? "") !== "",
      };
    },
  };
}

/** Reads a whole form; skips a file that is too large. @throws BodyRefusedError */
export async function readForm(
  request: IncomingMessage,
  { fileField, stopsAtFile = false, ...bounds }: ParserOptions & Omit<BodyBounds, "maxBytes">,
): Promise<ParsedForm & { free(): void }> {
  const isTooLong = Number(request.headers["content-length"]) > UPLOAD_BYTES;
  const parser = createFormParser(request.headers["content-type"] ?? "", { fileField, stopsAtFile: stopsAtFile || isTooLong });
  const { free } = await receiveBody(request, { ...bounds, maxBytes: Number.POSITIVE_INFINITY }, parser.write);
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
