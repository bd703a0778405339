"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePerson } from "~/components/shell/person";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { roleIds } from "~/lib/accounts";
import { formatDateTime } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Pause = NonNullable<RouterOutputs["system"]["outbox"]["pause"]>;

/** Warns that mails are paused since a restore or a move, and offers to resume. */
export function PauseBanner({ pause: initialData }: { pause: Pause }) {
  const t = useTranslations("outbox.pause");
  const router = useRouter();
  const mayResume = usePerson().role.id === roleIds.ADMIN;
  const { data: pause } = api.system.outbox.pause.useQuery(undefined, { initialData, meta: { showsError: () => true } });
  const [isAsked, setIsAsked] = useState(false);
  const resume = api.system.outbox.resume.useMutation({
    onSuccess: () => {
      toastSuccess(t("resumed"));
      // The layout knows whether emails leave the site.
      router.refresh();
    },
    onSettled: () => setIsAsked(false),
  });
  if (!pause) return null;
  const { pausedAt, due } = pause;
  return (
    <>
      <Alert
        variant="warning"
        className="mb-5"
        title={t("title")}
        actions={
          mayResume && (
            <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
              {t("resume")}
            </Button>
          )
        }
      >
        {t("text", { time: formatDateTime(pausedAt) })} {due > 0 && t("due", { count: due })}
        {!mayResume && ` ${t("who")}`}
      </Alert>
      <AlertDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t("question")}
        description={t("warning", { count: due })}
        action={t("resume")}
        onAction={() => resume.mutate()}
        isPending={resume.isPending}
      />
    </>
  );
}
