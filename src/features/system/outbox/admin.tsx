"use client";

import { MailOpen, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BulkButton } from "~/components/resource/bulk-actions";
import { ResourceList } from "~/components/resource/resource-list";
import type { ListOf } from "~/components/table/list-state";
import { Button } from "~/components/ui/button";
import { Tooltip } from "~/components/ui/tooltip";
import { useModule } from "~/components/ui/use-module";
import { JobList } from "~/features/system/job/components/job-list";
import { MailBadge } from "~/features/system/outbox/components/mail-badge";
import { MailNotice } from "~/features/system/outbox/components/mail-notice";
import type { outboxList } from "~/features/system/outbox/schema";
import { api, type RouterOutputs } from "~/trpc/client";

type Mail = RouterOutputs["system"]["outbox"]["list"]["rows"][number];

const states = ["waiting", "sent", "failed"] as const;

const { list, sendAgain } = api.system.outbox;

export function OutboxAdmin(props: { list: ListOf<typeof outboxList> }) {
  const t = useTranslations("outbox");
  const [opened, setOpened] = useState<Mail | null>(null);
  const dialog = useModule(() => import("./components/mail-dialog"), opened !== null);
  const { mutateAsync: send } = sendAgain.useMutation();
  return (
    <>
      <ResourceList
        path="/admin/outbox"
        api={{ list }}
        list={props.list}
        columns={[
          { id: "subject" },
          { id: "to" },
          {
            id: "state",
            isBesideName: true,
            cell: ({ state }) => <MailBadge state={state} />,
            filter: { key: "state", options: states.map((value) => ({ value, label: t(`states.${value}`) })) },
          },
          { id: "createdAt", hasTime: true },
        ]}
        bulk={() => (
          <BulkButton
            label={t("sendAgain")}
            icon={Send}
            run={(ids) => send({ ids })}
            done={(count) => t("sentAgain", { count })}
          />
        )}
        rowActions={(mail) => (
          <Tooltip content={t("open")}>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("openMail", { subject: mail.subject, to: mail.to })}
              onClick={() => setOpened(mail)}
            >
              <MailOpen aria-hidden />
            </Button>
          </Tooltip>
        )}
      >
        <MailNotice isInOutbox />
        <p className="text-muted-foreground">{t("help")}</p>
      </ResourceList>
      <JobList />
      {dialog && <dialog.MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
