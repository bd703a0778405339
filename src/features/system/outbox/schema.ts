import { z } from "zod";

/** What the list may be asked for. */
export const outboxList = {
  sort: ["createdAt", "to", "subject"],
  filter: z.object({ state: z.enum(["waiting", "sent", "failed"]).optional() }),
} as const;
