import { useTranslations } from "next-intl";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import type { BulkReport } from "~/lib/bulk-report";

/** Returns a function that tells which of the records were restored. */
export function useShowRestored() {
  const t = useTranslations("trash");
  const resource = useTranslations("resource");
  return (records: readonly { id: number; name: string }[], { count, unchanged }: BulkReport) => {
    const unchangedIds = new Set(unchanged.map(({ id }) => id));
    const restored = records.filter(({ id }) => !unchangedIds.has(id));
    const [only] = restored;
    if (only && restored.length === 1) toastSuccess(t("restoredOne", { name: only.name }));
    else if (count > 0) toastSuccess(t("restored", { count }));
    if (unchanged.length > 0) toastError(resource("notRestored", { names: unchanged.map(({ label }) => label).join(", ") }));
  };
}
