import { CircleDot, MailOpen, MailPlus, OctagonAlert, Star, StarOff, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { BulkButton, BulkMenu, BulkReference } from "~/components/resource/bulk-actions";
import { api, type RouterOutputs } from "~/trpc/client";
import { staff } from "./staff";

const { setImportant, markRead, setSpam, setStatus, assign } = api.website.contact;

type Row = RouterOutputs["website"]["contact"]["list"]["rows"][number];

/** Buttons of the selected conversations. */
export function ConversationActions({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("contact");
  const common = useTranslations("common");
  const labelOf = useFieldLabels("/admin/contact");
  const { mutateAsync: important } = setImportant.useMutation();
  const { mutateAsync: read } = markRead.useMutation();
  const { mutateAsync: spam } = setSpam.useMutation();
  const { mutateAsync: moved } = setStatus.useMutation();
  const { mutateAsync: assigned } = assign.useMutation();
  return (
    <>
      {rows.some((row) => !row.important) && (
        <BulkButton
          label={t("actions.important")}
          icon={Star}
          run={(ids) => important({ ids, data: { important: true } })}
          done={(count) => t("markedImportant", { count })}
        />
      )}
      {rows.some((row) => row.important) && (
        <BulkButton
          label={t("actions.notImportant")}
          icon={StarOff}
          run={(ids) => important({ ids, data: { important: false } })}
          done={(count) => t("markedNotImportant", { count })}
        />
      )}
      {rows.some((row) => row.readAt === null) && (
        <BulkButton label={t("actions.read")} icon={MailOpen} run={(ids) => read({ ids, isRead: true })} />
      )}
      {rows.some((row) => row.readAt !== null) && (
        <BulkButton label={t("actions.unread")} icon={MailPlus} run={(ids) => read({ ids, isRead: false })} />
      )}
      {rows.some((row) => row.status !== "spam") && (
        <BulkButton label={t("actions.spam")} icon={OctagonAlert} run={(ids) => spam({ ids, isSpam: true })} />
      )}
      {rows.some((row) => row.status === "spam") && (
        <BulkButton label={t("actions.notSpam")} icon={Undo2} run={(ids) => spam({ ids, isSpam: false })} />
      )}
      <BulkMenu
        label={labelOf("status")}
        icon={CircleDot}
        options={(["open", "answered", "closed"] as const).map((value) => ({ value, label: t(`statuses.${value}`) }))}
        run={(ids, status) => moved({ ids, data: { status } })}
      />
      <BulkReference
        label={common("assignTo")}
        reference={staff}
        run={(ids, assigneeId) => assigned({ ids, data: { assigneeId } })}
      />
    </>
  );
}
