import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const MAX_COLUMNS = 6;
export const MAX_ROWS = 40;
const MAX_HEADING = 100;
const MAX_CELL = 300;

const column = z.object({ id: itemId, ...inBothLanguages({ heading: optionalText(MAX_HEADING) }) });

/** Text where a row meets the column of the same id. Empty cells may be missing. */
const cell = z.object({ id: itemId, ...inBothLanguages({ text: optionalText(MAX_CELL) }) });

// Merging may add cells of columns that another person has removed.
const cells = itemList(cell, 2 * MAX_COLUMNS);

const places = ["one", "two", "three"];
const emptyCells = places.map((id) => ({ id, ...inBothLanguages({ text: null }) }));

const part = definePart(
  "table",
  {
    ...headFields,
    ...inBothLanguages({ caption: optionalText(300) }),
    columns: itemList(column, MAX_COLUMNS),
    rows: itemList(z.object({ id: itemId, cells }), MAX_ROWS),
  },
  {
    ...emptyHead,
    ...inBothLanguages({ caption: null }),
    columns: places.map((id) => ({ id, ...inBothLanguages({ heading: null }) })),
    rows: places.map((id) => ({ id, cells: emptyCells })),
  },
);

/** A table with headers. Leaves out cells of unknown columns. */
export const table = {
  ...part,
  schema: part.schema.overwrite(({ rows, ...table }) => {
    const hasColumn = ({ id }: { id: string }) => table.columns.some((column) => column.id === id);
    return { ...table, rows: rows.map((row) => ({ ...row, cells: row.cells.filter(hasColumn) })) };
  }),
};
