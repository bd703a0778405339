"use client";

import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, type KeyboardEvent, useMemo, useState } from "react";
import { LeaveDialog } from "~/components/form/use-leave-guard";
import { useMay } from "~/components/resource/use-may";
import { useRoleName } from "~/components/shell/use-role-name";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { Select } from "~/components/ui/select";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import { roleIds } from "~/lib/accounts";
import { toTree } from "~/lib/tree";
import { CellReason } from "./cell-reason";
import { boxesOf, keyOf, type Matrix, type MatrixFeature, type MatrixRole } from "./permission-edits";
import { usePermissionEdits } from "./use-permission-edits";

/** Roles × pages × four flags, saved as one change. Narrow screens show one role at a time. */
export function PermissionMatrix({ matrix }: { matrix: Matrix }) {
  const t = useTranslations("feature");
  const common = useTranslations("common");
  const roleName = useRoleName();
  const text = useInLanguage();
  const nameOf = (feature: MatrixFeature) => text(feature, "name") ?? "";
  const may = useMay("/admin/feature");
  const { edits, contested, leaving, stateOf, toggle, discard, save, isSaving } = usePermissionEdits(matrix);
  const open = matrix.roles.filter((role) => !role.isLocked);
  const [shownId, setShownId] = useState(open[0]?.id ?? roleIds.ADMIN);
  const [cell, setCell] = useState<string | null>(null);

  const sections = useMemo(() => sectionsOf(matrix.features), [matrix.features]);
  const pages = sections.flatMap((section) => section.pages);
  const rowOf = new Map(pages.map((page, index) => [page.id, index + 1]));

  /** Remembers the cell under the pointer or focus for the explanation below. */
  function pointAt({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset.cell : undefined;
    if (name !== undefined) setCell(name);
  }

  const column = (role: MatrixRole) => cn(role.id !== shownId && "hidden lg:table-cell");
  const canEdit = may.edit && !isSaving;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted-foreground">{t("matrixHelp")}</p>
        <Select
          aria-label={t("role")}
          className="lg:hidden"
          value={String(shownId)}
          options={matrix.roles.map((role) => ({ value: String(role.id), label: roleName(role.name) }))}
          onChange={(value) => setShownId(Number(value))}
        />
      </div>
      {contested.size > 0 && (
        <Alert variant="warning" title={t("contestedTitle")}>
          {t("contestedText")}
        </Alert>
      )}
      <CellReason matrix={matrix} edits={edits} cell={cell} />
      <section
        aria-label={t("permissions")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto rounded-xl border border-border bg-card shadow-xs"
      >
        <table className="w-full border-separate border-spacing-0" onKeyDown={moveFocus} onFocus={pointAt} onMouseOver={pointAt}>
          <thead className="sticky top-0 z-20 bg-card">
            <tr>
              <th
                rowSpan={2}
                scope="col"
                className="sticky left-0 z-10 min-w-28 border-border border-b bg-card px-3 py-2 text-left align-bottom font-medium text-muted-foreground text-xs lg:min-w-60"
              >
                {t("page")}
              </th>
              {matrix.roles.map((role) => (
                <th
                  key={role.id}
                  scope="colgroup"
                  colSpan={actions.length}
                  className={cn("border-border border-l px-2 pt-2.5 pb-1 text-left font-medium", column(role))}
                >
                  {role.isLocked ? (
                    <span className="flex items-center gap-1.5 px-1">
                      {roleName(role.name)}
                      <Lock aria-hidden className="size-3.5 text-muted-foreground" />
                      <span className="sr-only">{t(role.id === roleIds.ADMIN ? "everything" : "mayDoMore")}</span>
                    </span>
                  ) : (
                    <span className="flex w-fit items-center gap-2 px-1">
                      <Checkbox
                        aria-label={t("wholeRole", { role: roleName(role.name) })}
                        checked={stateOf(boxesOf([role], pages))}
                        disabled={!canEdit}
                        onCheckedChange={() => toggle(boxesOf([role], pages))}
                      />
                      {roleName(role.name)}
                    </span>
                  )}
                </th>
              ))}
            </tr>
            <tr>
              {matrix.roles.map((role, roleIndex) =>
                actions.map((action, index) => {
                  const boxes = boxesOf([role], pages, [action]);
                  return (
                    <th
                      key={`${role.id} ${action}`}
                      scope="col"
                      className={cn(
                        "w-14 min-w-11 border-border border-b px-1 pb-2 font-normal text-2xs text-muted-foreground",
                        index === 0 && "border-l",
                        column(role),
                      )}
                    >
                      <span className="flex flex-col items-center gap-1">
                        {t(`actions.${action}`)}
                        <Checkbox
                          data-row={0}
                          data-column={roleIndex * actions.length + index}
                          aria-label={t("wholeColumn", { role: roleName(role.name), action: t(`actions.${action}`) })}
                          checked={stateOf(boxes)}
                          disabled={!canEdit || role.isLocked}
                          onCheckedChange={() => toggle(boxes)}
                        />
                      </span>
                    </th>
                  );
                }),
              )}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ group, pages: inGroup }) => (
              <Fragment key={group?.id ?? 0}>
                {group && (
                  <tr>
                    <th
                      scope="colgroup"
                      colSpan={1 + matrix.roles.length * actions.length}
                      className="border-border border-b bg-muted px-3 py-1.5 text-left font-medium text-muted-foreground text-xs"
                    >
                      <span className="sticky left-3">{nameOf(group)}</span>
                    </th>
                  </tr>
                )}
                {inGroup.map((feature) => (
                  <tr key={feature.id} className="group">
                    <th
                      scope="row"
                      className="sticky left-0 z-10 border-border border-b bg-card px-3 py-2 text-left font-normal group-last:border-b-0 group-hover:bg-accent"
                    >
                      <span className="flex items-center gap-2.5">
                        <Checkbox
                          // Acts on all roles, which a narrow screen doesn't show together.
                          className="hidden lg:grid"
                          aria-label={t("wholeRow", { page: nameOf(feature) })}
                          checked={stateOf(boxesOf(open, [feature]))}
                          disabled={!canEdit}
                          onCheckedChange={() => toggle(boxesOf(open, [feature]))}
                        />
                        {nameOf(feature)}
                      </span>
                    </th>
                    {matrix.roles.map((role, roleIndex) =>
                      actions.map((action, index) => {
                        const box = { role, feature, action };
                        const key = keyOf(role.id, feature.id);
                        const edit = edits.get(key);
                        return (
                          <td
                            key={`${role.id} ${action}`}
                            data-cell={`${key} ${action}`}
                            className={cn(
                              "border-border border-b px-1 text-center group-last:border-b-0 group-hover:bg-accent",
                              index === 0 && "border-l",
                              edit &&
                                edit.before[action] !== edit.after[action] &&
                                "bg-primary-subtle group-hover:bg-primary-subtle",
                              contested.has(key) && "bg-warning-subtle group-hover:bg-warning-subtle",
                              column(role),
                            )}
                          >
                            {feature[action] && (
                              <Checkbox
                                className="mx-auto"
                                data-row={rowOf.get(feature.id)}
                                data-column={roleIndex * actions.length + index}
                                aria-label={t("cell", {
                                  role: roleName(role.name),
                                  page: nameOf(feature),
                                  action: t(`actions.${action}`),
                                })}
                                checked={stateOf([box])}
                                disabled={!canEdit || role.isLocked}
                                onCheckedChange={() => toggle([box])}
                              />
                            )}
                          </td>
                        );
                      }),
                    )}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {edits.size > 0 && (
        <div
          data-lower-edge
          className="sticky bottom-3 z-20 flex flex-wrap items-center justify-end gap-2 rounded-xl border border-border bg-popover px-4 py-3 shadow-lg"
        >
          <p role="status" className="mr-auto font-medium">
            {t("changed", { count: edits.size })}
          </p>
          <Button variant="outline" onClick={discard} disabled={isSaving}>
            {t("discard")}
          </Button>
          <Button onClick={() => void save()} isPending={isSaving}>
            {common("save")}
          </Button>
        </div>
      )}
      <LeaveDialog {...leaving} />
    </div>
  );
}

type Section = { group: MatrixFeature | null; pages: MatrixFeature[] };

/** Groups the pages in the order of the menu, ungrouped pages first. */
function sectionsOf(features: MatrixFeature[]): Section[] {
  const tree = toTree(features);
  const top = { group: null, pages: tree.filter((feature) => feature.pathname !== null) };
  const groups = tree.filter((feature) => feature.pathname === null).map((group) => ({ group, pages: group.children }));
  return [top, ...groups].filter((section) => section.pages.length > 0);
}

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves between boxes with the arrow keys, skipping empty cells. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  const box = event.target instanceof HTMLElement ? event.target : null;
  if (!step || box?.dataset.row === undefined) return;
  event.preventDefault();
  let [row, column] = [Number(box.dataset.row), Number(box.dataset.column)];
  // More cells than any matrix has in a row or column.
  for (let tries = 0; tries < 200; tries++) {
    row += step[0];
    column += step[1];
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]:not(:disabled)`);
    if (next?.checkVisibility()) return next.focus();
  }
}
