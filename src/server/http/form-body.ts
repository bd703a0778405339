import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { MAX_FILE_BYTES } from "~/lib/files";
import type { SentFile } from "~/server/forms/form";
import { withTimeout } from "~/server/platform/timeout";
import { type BodyBounds, BodyRefusedError, receiveBody } from "./body";

/** The longest body of a form without its file: fields, the headers of parts, boundaries. */
export const FIELDS_BYTES = 64 * 1024;
/** No form of ours has more. */
const MAX_PARTS = 40;

/** The fields and the file of a form. */
export type ParsedForm = {
  values: Record<string, string>;
  file: SentFile | null;
  isFileTooLarge: boolean;
  /** A file was chosen. It may be too large, or not have been read. */
  hasFile: boolean;
};

type Parser = {
  /** Takes the next piece of the body. @returns whether the rest of it is needed @throws BodyRefusedError */
  write(piece: Uint8Array): boolean;
  /** Ends the body. @throws BodyRefusedError for one that is damaged */
  finish(): Promise<ParsedForm>;
};

type ParserOptions = {
  /** The field of the form's file; null for a form without one. */
  fileField: string | null;
  /** Reads only the fields in front of the file. */
  stopsAtFile?: boolean;
};

/**
 * Parses what a browser sends by a form, in either of the two encodings, as it comes. All but the file is bounded to 64 KB; a
 * file in another field counts among it. Of a field that is there twice, the last value counts.
 * @throws BodyRefusedError for a content type that no form has
 */
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
    // Browsers escape the quotes of a name in this way, and nothing else.
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
      // The last field of a body in the other encoding is known at its end.
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

/**
 * Reads a form from a request. The file of a body that is too large is not read.
 * @returns the form, and what gives its memory back
 * @throws BodyRefusedError
 */
export async function readForm(
  request: IncomingMessage,
  { fileField, stopsAtFile = false, ...bounds }: ParserOptions & Omit<BodyBounds, "maxBytes">,
): Promise<ParsedForm & { free(): void }> {
  const isTooLong = Number(request.headers["content-length"]) > MAX_FILE_BYTES + FIELDS_BYTES;
  const parser = createFormParser(request.headers["content-type"] ?? "", { fileField, stopsAtFile: stopsAtFile || isTooLong });
  // The parser bounds its fields and its file.
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
      // Each piece is parsed as it is written: the memory of files is bounded by who writes.
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
