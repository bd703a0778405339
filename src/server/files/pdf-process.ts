import { serveTasks } from "~/server/worker";
import { findPdfProblem } from "./find-pdf-problem";

// The process that checks PDFs: see pdf.ts.
serveTasks(async (bytes: Uint8Array) => findPdfProblem(bytes));
