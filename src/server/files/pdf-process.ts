import { constants } from "node:os";
import { serveTasks } from "~/server/platform/worker";
import { findPdfProblem } from "./find-pdf-problem";

// The process that checks PDFs: see pdf.ts.
// Visitors come first, but one of them waits for this.
serveTasks(async (bytes: Uint8Array) => findPdfProblem(bytes), constants.priority.PRIORITY_BELOW_NORMAL);
