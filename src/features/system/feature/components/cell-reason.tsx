"use client";

import { CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRoleName } from "~/components/shell/use-role-name";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";
import type { Matrix } from "./permission-edits";

type CellReasonProps = {
  matrix: Matrix;
  /** Ids of role and feature and the action, separated by spaces. */
  cell: string | null;
};

export function CellReason({ matrix, cell }: CellReasonProps) {
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
    return t(`cell.${key}`, { role: roleName(data.role.name), page: inLanguage(page, "name") ?? "" });
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
