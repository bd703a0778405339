"use client";

import { Flame, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useQuestion } from "~/components/form/use-question";
import { useModule } from "~/components/ui/use-module";
import { type BulkReport, nothingChanged } from "~/lib/bulk-report";
import { BulkButton } from "./bulk-actions";
import type { TrashProcedures } from "./erase-dialog";

/** Renders the bulk actions of the trash, and the dialog that confirms erasing. */
export function useTrash(api: TrashProcedures) {
  const t = useTranslations("trash");
  const { mutateAsync: restore } = api.restore.useMutation();
  const question = useQuestion<readonly number[], BulkReport | null>();
  const erasure = useModule(() => import("./erase-dialog"), question.asked !== null);
  return {
    actions: (rows: readonly { deletedAt: Date | null }[]) =>
      rows.some((row) => row.deletedAt !== null) && (
        <>
          <BulkButton
            label={t("restore")}
            icon={Undo2}
            needs="delete"
            run={(ids) => restore({ ids })}
            done={(count) => t("restored", { count })}
          />
          <BulkButton
            label={t("erase")}
            icon={Flame}
            needs="delete"
            // The dialog reports what was erased.
            run={async (ids) => ({ ...((await question.ask(ids)) ?? nothingChanged), count: 0 })}
          />
        </>
      ),
    dialog: erasure && <erasure.EraseDialog ids={question.asked} erase={api.erase} onClose={question.answer} />,
  };
}
