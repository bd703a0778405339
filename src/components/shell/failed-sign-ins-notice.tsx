"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { api } from "~/trpc/client";

/** Tells people about failed sign-ins to their account until they dismiss it. */
export function FailedSignInsNotice({ count }: { count: number }) {
  const t = useTranslations("profile");
  const [isShown, setShown] = useState(true);
  const dismiss = api.system.account.dismissFailedSignIns.useMutation({
    meta: { keepsQueries: true },
    onSuccess: () => setShown(false),
  });
  if (!isShown) return null;
  return (
    <div className="mx-auto mb-6 max-w-4xl">
      <Alert
        variant="warning"
        title={t("noticeTitle", { count })}
        actions={
          <>
            <Button variant="outline" size="sm" asChild>
              <Link href="/admin/profile">{t("noticeLink")}</Link>
            </Button>
            <Button variant="outline" size="sm" isPending={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {t("noticeDismiss")}
            </Button>
          </>
        }
      >
        {t("noticeText")}
      </Alert>
    </div>
  );
}
