"use client";

import { Flame, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useQuestion } from "~/components/form/use-question";
import { useModule } from "~/components/ui/use-module";
import { type BulkReport, nothingChanged } from "~/lib/bulk-report";
import type { BulkAction } from "./bulk-bar";
import type { TrashProcedures } from "./erase-dialog";

/** Offers bulk actions of the trash and the dialog that confirms erasing. */
export function useTrash(api: TrashProcedures) {
  const t = useTranslations("trash");
  const { mutateAsync: restore } = api.restore.useMutation();
  const question = useQuestion<readonly number[], BulkReport | null>();
  const erasure = useModule(() => import("./erase-dialog"), question.asked !== null);
  const isInTrash = (row: { deletedAt: Date | null }) => row.deletedAt !== null;
  const bulk: BulkAction<{ deletedAt: Date | null }>[] = [
    {
      label: t("restore"),
      icon: Undo2,
      needs: "delete",
      changes: isInTrash,
      done: (count) => t("restored", { count }),
      run: (ids) => restore({ ids }),
    },
    {
      label: t("erase"),
      icon: Flame,
      needs: "delete",
      changes: isInTrash,
      // The dialog reports what was erased.
      run: async (ids) => ({ ...((await question.ask(ids)) ?? nothingChanged), count: 0 }),
    },
  ];
  return {
    bulk,
    dialog: erasure && <erasure.EraseDialog ids={question.asked} erase={api.erase} onClose={question.answer} />,
  };
}
