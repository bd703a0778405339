"use client";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Control, get, useController, useFormState } from "react-hook-form";
import { FieldError } from "~/components/fields/field";
import type { languages } from "~/components/fields/field-labels";
import { useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { Button } from "~/components/ui/button";
import { inLanguage } from "~/lib/languages";
import type { PartOf } from "../parts";
import {
  HEADINGS,
  moved,
  newColumn,
  newRow,
  type Place,
  rangeIn,
  type TableCells,
  withoutColumn,
  withRange,
  withText,
} from "./edit-table";
import { GridCell } from "./grid-cell";
import { MAX_COLUMNS, MAX_ROWS } from "./schema";

type TableGridProps = { control: Control<PartOf<"table">>; side: (typeof languages)[number] };

/** Edits the headings and cells of a table in one language, with its rows and columns. */
export function TableGrid({ control, side: { lang, suffix, label } }: TableGridProps) {
  const t = useTranslations("page.parts");
  const common = useTranslations("common");
  const { id: scopeId, readOnly, language, setLanguage } = useFormScope();
  const { field: columnsField } = useController({ control, name: "columns" });
  const { field: rowsField } = useController({ control, name: "rows" });
  const { errors } = useFormState({ control });
  const textOf = useValidationText();
  const grid = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const table: TableCells = { columns: columnsField.value, rows: rowsField.value };
  const { columns, rows } = table;

  useEffect(() => {
    if (focused !== null) grid.current?.querySelector<HTMLElement>(focused)?.focus();
    setFocused(null);
  }, [focused]);

  function change(next: TableCells, focus: string | null = null): void {
    if (next.rows !== rows) rowsField.onChange(next.rows);
    if (next.columns !== columns) columnsField.onChange(next.columns);
    setFocused(focus);
  }

  const problems: string[] = [];
  const cellAt = (place: Place) => {
    const { row, column } = place;
    const columnId = columns[column]?.id;
    const cells = rows[row]?.cells ?? [];
    const index = cells.findIndex(({ id }) => id === columnId);
    const isHeading = row === HEADINGS;
    const name = isHeading ? `columns.${column}.heading${suffix}` : `rows.${row}.cells.${index}.text${suffix}`;
    const title = isHeading ? t("table.heading", { column: column + 1 }) : t("table.cell", { row: row + 1, column: column + 1 });
    const error = textOf(get(errors, `${name}.message`));
    if (error !== undefined) problems.push(`${title}: ${error}`);
    const [heading, cell] = [isHeading && columns[column], !isHeading && cells[index]];
    return (
      <GridCell
        // A cell without text may not be stored yet.
        id={`${scopeId}-${index < 0 && !isHeading ? `${row}:${column}${suffix}` : name}`}
        place={place}
        label={`${title} ${common(label)}`}
        lang={lang}
        value={(heading && inLanguage(heading, "heading", lang)) || (cell && inLanguage(cell, "text", lang)) || ""}
        isHeading={isHeading}
        readOnly={readOnly}
        describedBy={error === undefined ? undefined : `${scopeId}-cells${suffix}-error`}
        onChange={(text) => change(withText(table, place, lang, text))}
        onPaste={(pasted) => {
          const range = rangeIn(pasted);
          if (range) change(withRange(table, place, lang, range));
          return range !== null;
        }}
        onEnter={() => setFocused(`[data-cell="${row + 1}:${column}"]`)}
      />
    );
  };

  const head = columns.map(({ id }, column) => (
    <th key={id} scope="col" className="min-w-32 p-0 font-medium">
      {cellAt({ row: HEADINGS, column })}
    </th>
  ));
  const body = rows.map(({ id }, row) => (
    <tr key={id}>
      {columns.map((column, index) => (
        <td key={column.id} className="p-0 align-top">
          {cellAt({ row, column: index })}
        </td>
      ))}
      {!readOnly && (
        <td className="whitespace-nowrap p-0 align-top">
          <Tools
            place={`row-${row}`}
            name={t("table.row", { number: row + 1 })}
            icons={[ArrowUp, ArrowDown]}
            labels={["moveUp", "moveDown"]}
            onBack={row > 0 && (() => change({ columns, rows: moved(rows, row, row - 1) }, `[data-tool="row-${row - 1}-back"]`))}
            onForth={
              row < rows.length - 1 &&
              (() => change({ columns, rows: moved(rows, row, row + 1) }, `[data-tool="row-${row + 1}-forth"]`))
            }
            onRemove={() =>
              change({ columns, rows: rows.toSpliced(row, 1) }, `[data-cell="${Math.min(row, rows.length - 2)}:0"]`)
            }
          />
        </td>
      )}
    </tr>
  ));
  const listErrors = ["columns", "rows"].flatMap(
    (list) => textOf(get(errors, `${list}.message`) ?? get(errors, `${list}.root.message`)) ?? [],
  );
  const [problem] = [...problems, ...listErrors];

  return (
    <section
      ref={grid}
      aria-label={`${t("table.cells")} ${common(label)}`}
      onFocus={() => lang !== language && setLanguage(lang)}
      className="grid min-w-0 gap-2"
    >
      <div className="overflow-x-auto">
        <table className="border-collapse text-left text-sm">
          <thead>
            {!readOnly && (
              <tr>
                {columns.map(({ id }, column) => (
                  <td key={id} className="whitespace-nowrap p-0">
                    <Tools
                      place={`column-${column}`}
                      name={t("table.column", { number: column + 1 })}
                      icons={[ArrowLeft, ArrowRight]}
                      labels={["moveLeft", "moveRight"]}
                      onBack={
                        column > 0 &&
                        (() =>
                          change(
                            { rows, columns: moved(columns, column, column - 1) },
                            `[data-tool="column-${column - 1}-back"]`,
                          ))
                      }
                      onForth={
                        column < columns.length - 1 &&
                        (() =>
                          change(
                            { rows, columns: moved(columns, column, column + 1) },
                            `[data-tool="column-${column + 1}-forth"]`,
                          ))
                      }
                      onRemove={() => change(withoutColumn(table, id), `[data-cell="${HEADINGS}:${Math.max(0, column - 1)}"]`)}
                    />
                  </td>
                ))}
              </tr>
            )}
            <tr>{head}</tr>
          </thead>
          <tbody>{body}</tbody>
        </table>
      </div>
      {!readOnly && (
        <div className="flex flex-wrap gap-2">
          {columns.length > 0 && rows.length < MAX_ROWS && (
            <AddButton
              label={t("table.addRow")}
              onClick={() => change({ columns, rows: [...rows, newRow()] }, `[data-cell="${rows.length}:0"]`)}
            />
          )}
          {columns.length < MAX_COLUMNS && (
            <AddButton
              label={t("table.addColumn")}
              onClick={() => change({ rows, columns: [...columns, newColumn()] }, `[data-cell="${HEADINGS}:${columns.length}"]`)}
            />
          )}
        </div>
      )}
      <FieldError id={`${scopeId}-cells${suffix}`} error={problem} />
    </section>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}

type ToolsProps = {
  /** Names the buttons, to find them after a move. */
  place: string;
  name: string;
  icons: readonly [back: LucideIcon, forth: LucideIcon];
  labels: readonly [back: "moveUp" | "moveLeft", forth: "moveDown" | "moveRight"];
  onBack: (() => void) | false;
  onForth: (() => void) | false;
  onRemove: () => void;
};

function Tools({ place, name, icons: [Back, Forth], labels: [back, forth], onBack, onForth, onRemove }: ToolsProps) {
  const t = useTranslations("page.parts.items");
  const tools = [
    { key: "back", label: t(back, { name }), icon: Back, onClick: onBack },
    { key: "forth", label: t(forth, { name }), icon: Forth, onClick: onForth },
    { key: "remove", label: t("remove", { name }), icon: X, onClick: onRemove },
  ];
  return tools.map(({ key, label, icon: Icon, onClick }) => (
    <Button
      key={key}
      data-tool={`${place}-${key}`}
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-disabled={!onClick}
      onClick={onClick || undefined}
    >
      <Icon aria-hidden />
    </Button>
  ));
}
