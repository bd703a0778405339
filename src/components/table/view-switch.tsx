"use client";

import { type LucideIcon, Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { Tooltip } from "~/components/ui/tooltip";
import type { ListInput } from "./list-parsers";
import type { TilesProps } from "./tile-grid";

/** View of a list beside the table. Shares search and filters. */
export type ListView<Row, Sort extends string, Filter> = {
  name: string;
  label: string;
  icon: LucideIcon;
  /** Default view; `?view=table` shows the table. */
  isFirst?: boolean;
} & (
  | {
      /** Fetches its own rows, such as a board. */
      render: (input: ListInput<Sort, Filter>) => ReactNode;
    }
  | {
      /** Renders the table's rows as tiles. The list that has tiles brings their grid, so that others don't load it. */
      tiles: (rows: TilesProps<Row>) => ReactNode;
    }
);

/** Reads and sets the view in the URL. */
export function useIsTable(view: { name: string; isFirst?: boolean } | undefined) {
  const isFirst = view?.isFirst ?? false;
  const other = isFirst ? "table" : view?.name;
  const [param, setParam] = useQueryState("view", parseAsStringLiteral(other === undefined ? [] : [other]).withOptions(push));
  const isTable = (param !== null) === isFirst;
  return [isTable, (isTable: boolean) => void setParam(isTable === isFirst && other ? other : null)] as const;
}

const push = { history: "push" } as const;

type ViewSwitchProps = {
  view: Pick<ListView<unknown, string, unknown>, "label" | "icon">;
  isTable: boolean;
  onChange: (isTable: boolean) => void;
};

export function ViewSwitch({ view, isTable, onChange }: ViewSwitchProps) {
  const t = useTranslations("table");
  const choices = [
    { label: t("asTable"), icon: Table2, isOn: isTable },
    { label: view.label, icon: view.icon, isOn: !isTable },
  ];
  return (
    <fieldset aria-label={t("view")} className="flex gap-0.5 rounded-lg bg-muted p-0.5">
      {choices.map(({ label, icon: Icon, isOn }, index) => (
        <Tooltip key={label} content={label}>
          <button
            type="button"
            aria-label={label}
            aria-pressed={isOn}
            onClick={() => onChange(index === 0)}
            className="grid size-7 place-items-center rounded-md text-muted-foreground hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs dark:aria-pressed:bg-secondary"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
