import { constants } from "node:os";
import { serveTasks } from "~/server/platform/worker";
import { encodeWebp } from "./encode-webp";

// Makes images of uploads; see image.ts. Visitors' requests come first, but a person waits for this too.
serveTasks(encodeWebp, constants.priority.PRIORITY_BELOW_NORMAL);
