"use client";

import { ArrowDownToLine, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BulkReport } from "~/lib/bulk-report";
import { publishState } from "~/lib/publish-state";
import type { BulkAction } from "./bulk-bar";
import type { Mutation } from "./resource-api";

type PublishManyProcedures = {
  publishMany: Mutation<{ ids: number[] }, BulkReport>;
  withdrawMany: Mutation<{ ids: number[] }, BulkReport>;
};

/** Bulk actions of a published kind. */
export function usePublishMany(api: PublishManyProcedures): BulkAction<Parameters<typeof publishState>[0]>[] {
  const t = useTranslations("resource");
  const label = useTranslations("writing.actions");
  const { mutateAsync: publish } = api.publishMany.useMutation();
  const { mutateAsync: withdraw } = api.withdrawMany.useMutation();
  return [
    {
      label: label("publish"),
      icon: Send,
      needs: "edit",
      changes: (row) => publishState(row, new Date()) !== "live",
      detail: (count) => t("publishedMany", { count }),
      run: (ids) => publish({ ids }),
    },
    {
      label: label("withdraw"),
      icon: ArrowDownToLine,
      needs: "edit",
      changes: (row) => row.status === "published",
      detail: (count) => t("withdrawnMany", { count }),
      run: (ids) => withdraw({ ids }),
    },
  ];
}
