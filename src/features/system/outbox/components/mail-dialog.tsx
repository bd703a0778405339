"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import { Alert } from "~/components/ui/alert";
import { CopyField } from "~/components/ui/copy-field";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { formatDateTime } from "~/lib/dates";
import { api, type RouterOutputs } from "~/trpc/client";

type Mail = RouterOutputs["system"]["outbox"]["list"]["rows"][number];

/** One mail, to be read and its link to be copied. */
export function MailDialog({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
  const t = useTranslations("outbox");
  const errorText = useErrorText();
  // What it showed stays while it fades out.
  const shown = useRef(mail);
  if (mail) shown.current = mail;
  const { to, subject, createdAt, id } = shown.current ?? { to: "", subject: "", createdAt: null, id: 0 };
  const { data } = api.system.outbox.byId.useQuery({ id }, { enabled: mail !== null });
  return (
    <Dialog open={mail !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>{subject}</DialogTitle>
          <DialogDescription>{t("toOn", { to, time: formatDateTime(createdAt) })}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid grid-cols-1 gap-4">
          {data?.error && <Alert variant="destructive">{errorText(data.error)}</Alert>}
          {data ? (
            <p className="wrap-anywhere whitespace-pre-wrap rounded-lg bg-muted p-4 leading-6">{data.text}</p>
          ) : (
            <Skeleton className="h-48" />
          )}
          {data?.link && <CopyField label={t("link")} value={data.link} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
