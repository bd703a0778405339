import type { PagePlacement } from "~/generated/prisma/enums";

/** In this file because lists must not load zod. */
export const pagePlacements = ["header", "footer", "none"] as const satisfies readonly PagePlacement[];
