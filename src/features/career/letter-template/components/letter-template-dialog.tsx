"use client";

import { useTranslations } from "next-intl";
import { RecordDialog } from "~/components/resource/record-dialog";
import { TemplatesDialog } from "~/components/resource/templates-dialog";
import { useMay } from "~/components/resource/use-may";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, create, update, delete: remove, undoDelete } = api.career.letterTemplate;

export type LetterTemplate = RouterOutputs["career"]["letterTemplate"]["list"]["rows"][number];

type LetterTemplateDialogProps = { templates: readonly LetterTemplate[]; isOpen: boolean; onClose: () => void };

export function LetterTemplateDialog(props: LetterTemplateDialogProps) {
  const t = useTranslations("letterTemplate");
  const may = useMay("/admin/candidate");
  return (
    <TemplatesDialog
      {...props}
      texts={{ title: t("title"), help: t("help"), add: t("new"), empty: t("empty") }}
      mayDelete={may.delete}
      api={{ delete: remove, undoDelete }}
      form={(record, name, close) => (
        <RecordDialog
          path="/admin/candidate"
          newTitle={t("new")}
          api={{ byId, history, create, update }}
          form={async () => (await import("./letter-template-form")).letterTemplateForm}
          record={record}
          name={name}
          onClose={close}
        />
      )}
    />
  );
}
