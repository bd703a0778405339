import type { AboutLayout } from "~/generated/prisma/enums";

/** In this file because lists must not load zod. */
export const aboutLayouts = ["imageLeft", "imageRight", "noImage"] as const satisfies readonly AboutLayout[];
