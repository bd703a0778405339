"use client";

import { useTranslations } from "next-intl";
import { AccessTable } from "~/components/resource/access-table";
import { useRoleName } from "~/components/shell/use-role-name";
import { Alert } from "~/components/ui/alert";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { api } from "~/trpc/client";

export function UserAccess({ user, onClose }: { user: { id: number; name: string }; onClose: () => void }) {
  const t = useTranslations("access");
  const roleName = useRoleName();
  const { data } = api.system.user.why.useQuery({ id: user.id });
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t("title", { name: user.name })}
      description={
        <>
          {data && `${t("role", { name: data.name, role: roleName(data.role.name) })} `}
          {t("text")}
        </>
      }
    >
      <DialogBody className="grid grid-cols-1 gap-4">
        {data?.isBlocked && <Alert variant="warning">{t("blocked")}</Alert>}
        {data?.mustConfirm && <Alert variant="warning">{t("notVerified")}</Alert>}
        {data?.mustBeApproved && <Alert variant="warning">{t("notApproved")}</Alert>}
        {data ? <AccessTable access={data} /> : <Skeleton className="h-96" />}
      </DialogBody>
    </Dialog>
  );
}
