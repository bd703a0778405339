"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useLeaveGuard } from "~/components/form/use-leave-guard";
import { toastSuccess } from "~/components/ui/toaster";
import { noFlags } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { api } from "~/trpc/client";
import { type Box, type Edits, edited, keyOf, type Matrix, rebased, savedFlags } from "./permission-edits";

/** State and actions of the permission matrix: its unsaved edits, saved as one change. */
export function usePermissionEdits(matrix: Matrix) {
  const common = useTranslations("common");
  const router = useRouter();
  const utils = api.useUtils();
  const mutation = api.system.feature.savePermissions.useMutation();
  const saved = useMemo(() => savedFlags(matrix), [matrix]);
  const [edits, setEdits] = useState<Edits>(new Map());
  const [contested, setContested] = useState<ReadonlySet<string>>(new Set());
  const { question: leaving } = useLeaveGuard(edits.size > 0);

  // Administrators may do everything.
  const isOn = ({ role, feature, action }: Box) =>
    role.id === roleIds.ADMIN ||
    (edits.get(keyOf(role.id, feature.id))?.after ?? saved.get(keyOf(role.id, feature.id)) ?? noFlags)[action];

  function stateOf(boxes: Box[]): boolean | "indeterminate" {
    const on = boxes.filter(isOn).length;
    return on === 0 ? false : on === boxes.length || "indeterminate";
  }

  function toggle(boxes: Box[]): void {
    setEdits(edited(edits, saved, boxes, !boxes.every(isOn)));
  }

  function discard(): void {
    setEdits(new Map());
    setContested(new Set());
  }

  async function save(): Promise<void> {
    try {
      await mutation.mutateAsync({ changes: [...edits.values()] });
    } catch {
      // A toast has shown the error. After a conflict, the user's edits stay on top of the other person's.
      const fresh = await utils.system.feature.matrix.fetch(undefined, { staleTime: 0 });
      const next = rebased(edits, savedFlags(fresh));
      setEdits(next.edits);
      setContested(next.contested);
      return;
    }
    discard();
    toastSuccess(common("updated"));
    // The current user's menu may have changed.
    router.refresh();
  }

  return { edits, contested, leaving, stateOf, toggle, discard, save, isSaving: mutation.isPending };
}
