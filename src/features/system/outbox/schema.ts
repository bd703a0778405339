import { z } from "zod";

export const outboxList = {
  sort: ["createdAt", "to", "subject"],
  filter: z.object({ state: z.enum(["waiting", "sent", "failed"]).optional() }),
} as const;
