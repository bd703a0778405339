"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toastSuccess } from "~/components/ui/toaster";
import { toDateInput } from "~/lib/dates";
import type { Column } from "./column";
import { allRows, EXPORT_PAGE_SIZE, rowsAsCsv, saveFile } from "./export";

type ExportOptions<Row, Input> = {
  /** Names the file. */
  path: string;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  /** What the list shows now. */
  input: Input;
  fetchPage: (input: Input & { page: number; pageSize: number }) => Promise<{ rows: Row[]; total: number }>;
};

/** Saves what the filter shows, all pages of it, as a CSV file. */
export function useExport<Row extends object, Input>({ path, columns, labelOf, input, fetchPage }: ExportOptions<Row, Input>) {
  const t = useTranslations("table");
  const { mutate, isPending } = useMutation({
    mutationFn: () => allRows((page) => fetchPage({ ...input, page, pageSize: EXPORT_PAGE_SIZE })),
    // The call inside says its errors itself.
    meta: { showsError: () => true },
    onSuccess: (rows) => {
      saveFile(`${path.slice(path.lastIndexOf("/") + 1)}-${toDateInput(new Date())}.csv`, rowsAsCsv(columns, labelOf, rows));
      toastSuccess(t("exported", { count: rows.length }));
    },
  });
  return { start: () => mutate(), isPending };
}
