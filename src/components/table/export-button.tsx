"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { Tooltip } from "~/components/ui/tooltip";
import { downloadFile } from "~/trpc/download";

/** Downloads all rows of the list as CSV. */
export function ExportButton({ path }: { path: string }) {
  const t = useTranslations("table");
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(path.replace(/^\/admin/, "/api/export") + window.location.search),
    onSuccess: () => toastSuccess(t("exported")),
  });
  return (
    <Tooltip content={t("export")}>
      <Button variant="outline" size="icon" aria-label={t("export")} isPending={isPending} onClick={() => mutate()}>
        <Download aria-hidden />
      </Button>
    </Tooltip>
  );
}
