import { serveTasks } from "~/server/platform/worker";
import { encodeAvif } from "./encode-avif";

// Process that encodes AVIF; see avif.ts.
serveTasks(encodeAvif);
