import { z } from "zod";
import { adminPages } from "~/features/registry";
import { activityActions } from "~/lib/activity-actions";
import { dateRange, reference } from "~/lib/fields";

export const activityList = {
  sort: ["createdAt"],
  filter: z.object({
    actorId: reference.optional(),
    path: z.enum(adminPages.map((page) => page.path)).optional(),
    action: z.enum(activityActions).optional(),
    createdAt: dateRange.optional(),
  }),
} as const;
