import { constants } from "node:os";
import { serveTasks } from "~/server/platform/worker";
import { findPdfProblem } from "./find-pdf-problem";

// Checks PDFs; see pdf.ts. Visitors' requests come first, but a visitor waits for this too.
serveTasks(async (bytes: Uint8Array) => findPdfProblem(bytes), constants.priority.PRIORITY_BELOW_NORMAL);
