"use client";

import { Send } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { formatDateTime } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import { api, type RouterOutputs } from "~/trpc/client";

type Mail = RouterOutputs["system"]["outbox"]["list"]["rows"][number];

export function MailDialog({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
  const t = useTranslations("outbox");
  const may = useMay("/admin/outbox");
  const sendAgain = api.system.outbox.sendAgain.useMutation();
  // Keeps the content while the dialog fades out.
  const shown = useRef(mail);
  if (mail) shown.current = mail;
  const { to, subject, createdAt, id } = shown.current ?? { to: "", subject: "", createdAt: null, id: 0 };
  const { data } = api.system.outbox.byId.useQuery({ id }, { enabled: mail !== null });
  return (
    <Dialog
      open={mail !== null}
      onClose={onClose}
      size="lg"
      title={subject}
      description={t("toOn", { to, time: formatDateTime(createdAt) })}
    >
      <DialogBody className="grid grid-cols-1 gap-4">
        {data ? <MailView mail={data} /> : <Skeleton className="h-96" />}
      </DialogBody>
      {data && may.edit && (
        <DialogFooter>
          <Button
            variant="outline"
            isPending={sendAgain.isPending}
            onClick={() =>
              sendAgain.mutate(
                { ids: [id] },
                {
                  onSuccess: ({ count, unchanged }) =>
                    unchanged.length > 0 ? toastError(t("notSentAgain")) : toastSuccess(t("sentAgain", { count })),
                },
              )
            }
          >
            <Send aria-hidden />
            {t("sendAgain")}
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}

function MailView({ mail }: { mail: RouterOutputs["system"]["outbox"]["byId"] }) {
  const t = useTranslations("outbox");
  const errorText = useErrorText();
  const locale = useLocale();
  const { error, attempts, nextTryAt, sentAt, html, text, link, attachments } = mail;
  return (
    <>
      {error && (
        <Alert variant={nextTryAt ? "warning" : "destructive"} title={errorText(error)}>
          {nextTryAt && t("nextTry", { count: attempts, time: formatDateTime(nextTryAt) })}
        </Alert>
      )}
      {sentAt && <p className="text-muted-foreground text-sm">{t("sentAt", { time: formatDateTime(sentAt) })}</p>}
      <Tabs defaultValue="html">
        <TabsList>
          <TabsTrigger value="html">{t("asHtml")}</TabsTrigger>
          <TabsTrigger value="text">{t("asText")}</TabsTrigger>
        </TabsList>
        <TabsContent value="html">
          {/* Empty sandbox: the mail runs no script, opens no link and sends no form. */}
          <iframe
            sandbox=""
            srcDoc={html}
            title={t("preview")}
            className="h-[min(60dvh,36rem)] w-full rounded-lg border border-border"
          />
        </TabsContent>
        <TabsContent value="text">
          <p className="wrap-anywhere whitespace-pre-wrap rounded-lg bg-muted p-4 leading-6">{text}</p>
        </TabsContent>
      </Tabs>
      {attachments.length > 0 && (
        <p className="min-w-0 break-words text-sm">
          <span className="text-muted-foreground">{t("attachments")}: </span>
          {attachments.map(({ filename, size }) => `${filename} (${formatBytes(size, locale)})`).join(", ")}
        </p>
      )}
      {link && <CopyField label={t("link")} value={link} />}
    </>
  );
}
