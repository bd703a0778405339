"use client";

import { CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRoleName } from "~/components/shell/use-role-name";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";
import { type Edits, keyOf, type Matrix } from "./permission-edits";

type CellReasonProps = {
  matrix: Matrix;
  /** Unsaved changes, which the server's reasons don't know. */
  edits: Edits;
  /** Ids of role and feature and the action, separated by spaces. */
  cell: string | null;
};

/** Says what is saved for a cell and why, and what an unsaved change will make of it. */
export function CellReason({ matrix, edits, cell }: CellReasonProps) {
  const t = useTranslations("access");
  const inLanguage = useInLanguage();
  const roleName = useRoleName();
  const [roleId, featureId, name] = cell?.split(" ") ?? [];
  const action = actions.find((one) => one === name);
  const { data } = api.system.feature.why.useQuery({ roleId: Number(roleId) }, { enabled: cell !== null });
  const pathname = matrix.features.find(({ id }) => id === Number(featureId))?.pathname;
  const page = data?.role.id === Number(roleId) ? data.pages.find((one) => one.pathname === pathname) : undefined;

  function reasonText(): string {
    if (!data || !page || !action) return t("hint");
    const { isAllowed, reason } = page[action];
    const key = reason === "row" ? (isAllowed ? "rowAllowed" : "rowRefused") : reason;
    const role = roleName(data.role.name);
    const saved = t(`cell.${key}`, { role, page: inLanguage(page, "name") ?? "" });
    const willBeAllowed = edits.get(keyOf(Number(roleId), Number(featureId)))?.after[action] ?? isAllowed;
    if (willBeAllowed === isAllowed) return saved;
    return t(willBeAllowed ? "unsavedAllowed" : "unsavedRefused", { role, reason: saved });
  }

  return (
    <p className="flex min-h-10 items-start gap-2 text-muted-foreground">
      <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {action && page && (
          <strong className="font-medium text-foreground">
            {t("why")} <ActionName action={action} />:{" "}
          </strong>
        )}
        {reasonText()}
      </span>
    </p>
  );
}

function ActionName({ action }: { action: (typeof actions)[number] }) {
  return useTranslations("feature")(`actions.${action}`);
}
