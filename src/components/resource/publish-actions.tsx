"use client";

import { ArrowDownToLine, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BulkReport } from "~/lib/bulk-report";
import { publishState } from "~/lib/publish-state";
import { BulkButton } from "./bulk-actions";
import type { Mutation } from "./resource-api";

type PublishActionsProps = {
  rows: readonly Parameters<typeof publishState>[0][];
  api: { publishMany: Mutation<{ ids: number[] }, BulkReport>; withdrawMany: Mutation<{ ids: number[] }, BulkReport> };
};

/** Bulk actions of a published kind, each where it would change a row. */
export function PublishActions({ rows, api }: PublishActionsProps) {
  const t = useTranslations("resource");
  const label = useTranslations("writing.actions");
  const { mutateAsync: publish } = api.publishMany.useMutation();
  const { mutateAsync: withdraw } = api.withdrawMany.useMutation();
  const now = new Date();
  return (
    <>
      {rows.some((row) => publishState(row, now) !== "live") && (
        <BulkButton
          label={label("publish")}
          icon={Send}
          run={(ids) => publish({ ids })}
          detail={(count) => t("publishedMany", { count })}
        />
      )}
      {rows.some((row) => row.status === "published") && (
        <BulkButton
          label={label("withdraw")}
          icon={ArrowDownToLine}
          run={(ids) => withdraw({ ids })}
          detail={(count) => t("withdrawnMany", { count })}
        />
      )}
    </>
  );
}
