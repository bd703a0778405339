import { serveTasks } from "~/server/platform/worker";
import { encodeAvif } from "./encode-avif";

// The process that encodes AVIF: see avif.ts.
serveTasks(encodeAvif);
