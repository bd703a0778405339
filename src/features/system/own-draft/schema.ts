import { z } from "zod";
import { publicPaths } from "~/features/public-paths";
import { isPublishedPath } from "~/features/public-records";
import { isJson } from "~/lib/json";

/** Characters of one draft. The longest texts of a record have some hundred thousand. */
export const OWN_DRAFT_LENGTH = 1_000_000;

/** Drafts that one account may have; the oldest goes for a new one. */
export const OWN_DRAFTS = 50;

const paths = publicPaths.filter(isPublishedPath);

export const ownDraftKey = z.object({
  path: z.enum(paths),
  /** null: a new record. */
  recordId: z.int32().positive().nullable(),
});

/** Names the state of a draft that a window has seen; null: it has seen none. */
const revision = z.int32().positive().nullable();

export const ownDraftSchema = ownDraftKey.extend({
  revision,
  /** Who typed it; windows that were opened before an update of the site do not say. */
  authorId: z.int32().positive().optional(),
  // JSON has no control characters, which the database would refuse.
  json: z.string().max(OWN_DRAFT_LENGTH, { abort: true }).refine(isJson),
});

export const seenOwnDraft = ownDraftKey.extend({ revision });
