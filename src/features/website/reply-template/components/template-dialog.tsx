"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { type OpenRecord, RecordDialog } from "~/components/resource/record-dialog";
import { DeleteButton, EditButton } from "~/components/resource/row-buttons";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, create, update, delete: remove, undoDelete } = api.website.replyTemplate;

export type Template = RouterOutputs["website"]["replyTemplate"]["list"]["rows"][number];

type TemplateDialogProps = { templates: readonly Template[]; isOpen: boolean; onClose: () => void };

export function TemplateDialog({ templates, isOpen, onClose }: TemplateDialogProps) {
  const t = useTranslations("replyTemplate");
  const may = useMay("/admin/contact");
  const [record, setRecord] = useState<OpenRecord | null>(null);
  const [deleting, setDeleting] = useState<readonly Template[]>([]);
  return (
    <>
      <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("title")}</DialogTitle>
            <DialogDescription>{t("help")}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            {templates.length === 0 && <EmptyState title={t("empty")} />}
            <ul className="divide-y divide-border">
              {templates.map((template) => (
                <li key={template.id} className="flex min-w-0 items-center gap-2 py-2">
                  <span className="min-w-0 flex-1 break-words">{template.name}</span>
                  <EditButton name={template.name} onClick={() => setRecord({ kind: "edit", id: template.id })} />
                  {may.delete && <DeleteButton name={template.name} onClick={() => setDeleting([template])} />}
                </li>
              ))}
            </ul>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => setRecord({ kind: "new" })}>
              <Plus aria-hidden />
              {t("new")}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <RecordDialog
        path="/admin/contact"
        newTitle={t("new")}
        api={{ byId, history, create, update }}
        form={async () => (await import("./template-form")).templateForm}
        record={record}
        name={templates.find((template) => record?.kind === "edit" && template.id === record.id)?.name}
        onClose={() => setRecord(null)}
      />
      <DeleteDialog rows={deleting} api={{ delete: remove, undoDelete }} onClose={() => setDeleting([])} onDeleted={() => {}} />
    </>
  );
}
