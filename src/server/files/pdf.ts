import type { ErrorCode } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import { AppError } from "~/server/errors";
import { processSingleton } from "~/server/process-singleton";
import type { Worker } from "~/server/worker";
import { findPdfProblem } from "./find-pdf-problem";

/** Checks in the process of pdf-process.ts. */
export type PdfWorker = Worker<Uint8Array, ErrorCode | null>;

/** A check takes a tenth of a second; on a busy machine it waits for visitors. */
export const PDF_TIMEOUT_MS = 30_000;

type Checks = { worker: PdfWorker | null; waiting: number; last: Promise<unknown> };

const checks = processSingleton("pdf-checks", (): Checks => ({ worker: null, waiting: 0, last: Promise.resolve() }));

/** A form checks a file before the store does: the same bytes are read once. */
const sound = new WeakSet<Uint8Array>();

/**
 * Has PDFs checked in a process of its own from now on. Scripts, which nobody waits for, check in place.
 * @returns stops that
 */
export function startPdfChecks(worker: PdfWorker): () => Promise<void> {
  checks.worker = worker;
  return async () => {
    checks.worker = null;
    worker.close();
  };
}

/**
 * Refuses what is no PDF, or no PDF alone.
 * @throws ERROR_FILE_REQUIRED (no bytes), ERROR_FILE_TOO_LARGE, and what `findPdfProblem` finds
 */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  if (sound.has(bytes)) return;
  const problem = await runCheck(bytes);
  if (problem) throw new AppError(problem);
  sound.add(bytes);
}

/** Checks one file after the other; the last one ends the process. */
async function runCheck(bytes: Uint8Array): Promise<ErrorCode | null> {
  const { worker } = checks;
  if (!worker) return findPdfProblem(bytes);
  checks.waiting += 1;
  const result = checks.last.then(() => worker.run(bytes));
  checks.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    checks.waiting -= 1;
    if (checks.waiting === 0) worker.close();
  }
}
