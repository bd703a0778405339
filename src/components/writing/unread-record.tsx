"use client";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";

/** Takes the place of a form whose record could not be read. */
export function UnreadRecord({ isReading, onRetry }: { isReading: boolean; onRetry: () => void }) {
  const t = useTranslations("writing");
  const common = useTranslations("common");
  return (
    <EmptyState icon={CircleAlert} title={<span role="alert">{t("unread")}</span>}>
      <Button variant="outline" isPending={isReading} onClick={onRetry}>
        {common("retry")}
      </Button>
    </EmptyState>
  );
}
