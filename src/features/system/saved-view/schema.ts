import { z } from "zod";
import { adminPages } from "~/features/registry";
import { text } from "~/lib/fields";
import { MAX_VIEW_QUERY } from "~/lib/saved-views";

export const savedViewSchema = z.object({
  name: text(1, 50),
  query: text(0, MAX_VIEW_QUERY),
});

export const viewPathSchema = z.enum(adminPages.map(({ path }) => path));

/** Who sees a view beside its owner. */
export const audienceSchema = z.union([z.literal("owner"), z.literal("everyone"), z.object({ roleId: z.int32().positive() })]);
