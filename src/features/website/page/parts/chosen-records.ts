import type { choices } from "./choice";

/** Returns the chosen records in the order of their choice, without those that visitors don't see. */
export function chosenRecords<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

type FirstOrChosen = { choice: (typeof choices)[number]; ids: readonly number[]; count: number | null };

/** Returns the first of the records that visitors see, or the chosen ones. */
export function firstOrChosenRecords<Row extends { id: number }>(rows: readonly Row[], part: FirstOrChosen): Row[] {
  return part.choice === "chosen" ? chosenRecords(rows, part.ids) : rows.slice(0, part.count ?? rows.length);
}
