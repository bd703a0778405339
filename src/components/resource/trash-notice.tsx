"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import type { AdminPath } from "~/features/registry";
import { formatDate } from "~/lib/dates";
import { EraseDialog, type TrashProcedures } from "./erase-dialog";
import { useMay } from "./use-may";
import { useShowRestored } from "./use-show-restored";

type TrashNoticeProps = {
  path: AdminPath;
  record: { id: number; name: string; deletedAt: Date | null };
  api: TrashProcedures;
  onErased: () => void;
};

/** Tells that a record is in the trash; restores or erases it. */
export function TrashNotice({ path, record: { id, name, deletedAt }, api, onErased }: TrashNoticeProps) {
  const t = useTranslations("trash");
  const may = useMay(path);
  const restore = api.restore.useMutation();
  const showRestored = useShowRestored();
  const [isErasing, setErasing] = useState(false);

  async function handleRestore() {
    const report = await restore.mutateAsync({ ids: [id] }).catch(() => null);
    if (report) showRestored([{ id, name }], report);
  }

  if (deletedAt === null) return null;
  return (
    <>
      <Alert
        variant="warning"
        title={t("title")}
        actions={
          may.delete && (
            <>
              <Button variant="outline" size="sm" isPending={restore.isPending} onClick={() => void handleRestore()}>
                {t("restore")}
              </Button>
              <Button variant="outline" size="sm" className="text-destructive-text" onClick={() => setErasing(true)}>
                {t("erase")}
              </Button>
            </>
          )
        }
      >
        {t("since", { date: formatDate(deletedAt) })}
      </Alert>
      <EraseDialog
        ids={isErasing ? [id] : null}
        erase={api.erase}
        onClose={(report) => {
          setErasing(false);
          if (report) onErased();
        }}
      />
    </>
  );
}
