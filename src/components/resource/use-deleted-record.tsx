"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import type { HistoryProcedures } from "~/components/form/history-dialog";
import { Alert } from "~/components/ui/alert";

/**
 * Reads a deleted record's last values, to start a new one.
 * @param id undefined: nothing to restore
 */
export function useDeletedRecord(path: string, history: HistoryProcedures | undefined, id: number | undefined) {
  const t = useTranslations("history");
  const labelOf = useFieldLabels(path);
  const query = history?.at.useQuery({ id: id ?? 0 }, { enabled: id !== undefined, gcTime: 0 });
  const isWanted = id !== undefined && query !== undefined;
  const found = isWanted ? query.data : undefined;
  const isGone = isWanted && query.isError;
  return {
    values: found?.values,
    isLoading: isWanted && !found && !isGone,
    /** Id for `create`; undefined also when the deleted record no longer exists. */
    restores: found && id,
    notice: isGone ? (
      <Alert variant="warning">{t("nothingToRestore")}</Alert>
    ) : (
      found && (
        <Alert>
          {t("restoresDeleted")}
          {found.unknown.length > 0 && ` ${t("notKept", { fields: found.unknown.map(labelOf).join(", ") })}`}
        </Alert>
      )
    ),
  };
}
