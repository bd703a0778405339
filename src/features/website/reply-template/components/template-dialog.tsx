"use client";

import { useTranslations } from "next-intl";
import { RecordDialog } from "~/components/resource/record-dialog";
import { TemplatesDialog } from "~/components/resource/templates-dialog";
import { useMay } from "~/components/resource/use-may";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, create, update, delete: remove, undoDelete } = api.website.replyTemplate;

export type Template = RouterOutputs["website"]["replyTemplate"]["list"]["rows"][number];

type TemplateDialogProps = { templates: readonly Template[]; isOpen: boolean; onClose: () => void };

export function TemplateDialog(props: TemplateDialogProps) {
  const t = useTranslations("replyTemplate");
  const may = useMay("/admin/contact");
  return (
    <TemplatesDialog
      {...props}
      texts={{ title: t("title"), help: t("help"), add: t("new"), empty: t("empty") }}
      mayDelete={may.delete}
      api={{ delete: remove, undoDelete }}
      form={(record, name, close) => (
        <RecordDialog
          path="/admin/contact"
          newTitle={t("new")}
          api={{ byId, history, create, update }}
          form={async () => (await import("./template-form")).templateForm}
          record={record}
          name={name}
          onClose={close}
        />
      )}
    />
  );
}
