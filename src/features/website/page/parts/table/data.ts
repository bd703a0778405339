import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

export async function loadTable(part: PartOf<"table">, context: PartContext) {
  const { locale } = context;
  const all = part.rows.map(({ id, cells }) => ({
    id,
    texts: new Map(cells.map((cell) => [cell.id, inLanguage(cell, "text", locale)])),
  }));
  const columns = part.columns.map((column) => ({ id: column.id, label: inLanguage(column, "heading", locale) }));
  const rows = all.flatMap(({ id, texts }) => {
    const cells = columns.map((column) => ({ id: column.id, text: texts.get(column.id) ?? null }));
    return cells.some(({ text }) => text) ? [{ id, cells }] : [];
  });
  if (rows.length === 0) return null;
  return { ...(await loadHead(part, context)), caption: inLanguage(part, "caption", locale), columns, rows };
}
