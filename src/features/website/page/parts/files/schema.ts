import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { definePart, haveOwnIds, itemId } from "../part";

export const MAX_FILES = 30;

const file = z.object({ id: itemId, documentId: optionalReference, ...inBothLanguages({ name: optionalText(200) }) });

/** Documents of the library. One without a name has that of its file. */
export const files = definePart(
  "files",
  {
    ...inBothLanguages({ lead: optionalText(600) }),
    files: z.array(file).max(MAX_FILES).refine(haveOwnIds, { error: "input" }),
  },
  { ...inBothLanguages({ lead: null }), files: [] },
);
