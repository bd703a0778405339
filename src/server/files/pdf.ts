import type { ErrorCode } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { processSingleton } from "~/server/platform/process-singleton";
import { TaskFailed, type Worker } from "~/server/platform/worker";
import { findPdfProblem } from "./find-pdf-problem";

export type PdfWorker = Worker<Uint8Array, ErrorCode | null>;

/** A check takes a tenth of a second; on a busy machine it waits for visitors. */
export const PDF_TIMEOUT_MS = 10_000;
/** Seconds after which a file that could not be checked may be sent again. */
const RETRY_AFTER = 5;

type Checks = { worker: PdfWorker | null; waiting: number; last: Promise<unknown> };

const checks = processSingleton("pdf-checks", (): Checks => ({ worker: null, waiting: 0, last: Promise.resolve() }));

/** A file is checked when it comes, then by its form and by the store: the same bytes are read once. */
const verdicts = new WeakMap<Uint8Array, ErrorCode | null>();

/** Runs PDF checks in a separate process from now on. Scripts, without visitors waiting, check in place. @returns stops that */
export function startPdfChecks(worker: PdfWorker): () => Promise<void> {
  checks.worker = { ...worker, run: (bytes) => judge(worker, bytes) };
  return async () => {
    checks.worker = null;
    worker.close();
  };
}

/** Checks a PDF. @throws ERROR_FILE_REQUIRED, ERROR_FILE_TOO_LARGE, ERROR_UNAVAILABLE, errors of `findPdfProblem` */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  const problem = verdicts.has(bytes) ? verdicts.get(bytes) : await runCheck(bytes);
  if (problem === "ERROR_UNAVAILABLE") throw new AppError(problem, { retryAfter: RETRY_AFTER });
  verdicts.set(bytes, problem ?? null);
  if (problem) throw new AppError(problem);
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

/** Checks a file once more when the process ends by itself: it may have been killed for want of memory. */
async function judge(worker: PdfWorker, bytes: Uint8Array): Promise<ErrorCode | null> {
  const retry = (error: unknown) => {
    if (error instanceof TaskFailed) throw error;
    return worker.run(bytes);
  };
  try {
    return await worker.run(bytes).catch(retry);
  } catch (error) {
    log.error("A PDF could not be checked", error);
    return "ERROR_UNAVAILABLE";
  }
}
