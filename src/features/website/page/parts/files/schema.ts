import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const MAX_FILES = 30;

const file = z.object({ id: itemId, documentId: optionalReference, ...inBothLanguages({ name: optionalText(200) }) });

/** Documents of the library. One without a name has that of its file. */
export const files = definePart(
  "files",
  {
    ...headFields,
    files: itemList(file, MAX_FILES),
  },
  { ...emptyHead, files: [] },
);
