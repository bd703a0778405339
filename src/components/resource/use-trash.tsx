"use client";

import { Flame, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useQuestion } from "~/components/form/use-question";
import { useModule } from "~/components/ui/use-module";
import { BulkButton } from "./bulk-actions";
import type { BulkReport } from "./bulk-report";
import type { TrashProcedures } from "./erase-dialog";

const unchanged: BulkReport = { count: 0, kept: [] };

/** Renders the bulk actions of the trash, and the dialog that confirms erasing. */
export function useTrash({ restoreFromTrash, erase }: TrashProcedures) {
  const t = useTranslations("trash");
  const { mutateAsync: restore } = restoreFromTrash.useMutation();
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
            run={async (ids) => ({ ...((await question.ask(ids)) ?? unchanged), count: 0 })}
          />
        </>
      ),
    dialog: erasure && <erasure.EraseDialog ids={question.asked} erase={erase} onClose={question.answer} />,
  };
}
