import { serveTasks } from "~/server/worker";
import { encodeAvif } from "./encode-avif";

// The process that encodes AVIF: see avif.ts.
serveTasks(encodeAvif);
