"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { useValidationText } from "~/components/form/use-validation-text";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import type { BulkReport, UnchangedRecord } from "~/lib/bulk-report";

/** Lists the records that the action did not change, and why. */
export function BulkReportNotice({ path, report, onClose }: { path: string; report: BulkReport; onClose: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const labelOf = useFieldLabels(path);
  const validationText = useValidationText();

  function reasonText(reason: NonNullable<UnchangedRecord["reason"]>) {
    if (reason === "pendingChanges") return t("keptPending");
    const messages = [...new Set(reason.map(({ message }) => message))];
    return messages
      .map((message) => {
        const fields = reason.filter((issue) => issue.message === message).map(({ field }) => labelOf(field));
        return `${fields.join(", ")}: ${validationText(message)}`;
      })
      .join(" ");
  }

  const withReason = report.unchanged.filter(({ reason }) => reason !== undefined);
  const others = report.unchanged.filter(({ reason }) => reason === undefined);
  return (
    <Alert
      variant="warning"
      title={t("report", { count: report.count, unchanged: report.unchanged.length })}
      actions={
        <Button variant="outline" size="sm" onClick={onClose}>
          {common("close")}
        </Button>
      }
    >
      {others.map((row) => row.label).join(", ")}
      {withReason.length > 0 && (
        <ul className="grid gap-1">
          {withReason.map(({ id, label, reason }) => (
            <li key={id}>
              <Link href={`${path}/${id}`} prefetch={false} className="font-medium underline underline-offset-4">
                {label}
              </Link>
              {reason && ` – ${reasonText(reason)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
