"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import type { Identified } from "~/lib/identified";
import { DeleteDialog } from "./delete-dialog";
import type { OpenRecord } from "./opened-record-dialog";
import { RecordDialog, type RecordDialogProps } from "./record-dialog";
import type { DeleteProcedures } from "./resource-api";
import { DeleteButton, EditButton } from "./row-buttons";
import { useMay } from "./use-may";

type Template = { id: number; name: string };

export type TemplatesDialogProps<Row extends In & Identified, In extends FieldValues> = Pick<
  RecordDialogProps<Row, In>,
  "path" | "form"
> & {
  texts: { title: string; help: string; add: string };
  templates: readonly Template[];
  isOpen: boolean;
  onClose: () => void;
  api: RecordDialogProps<Row, In>["api"] & DeleteProcedures;
};

/** Lists the templates of a kind of text, to add, edit and delete them. */
export function TemplatesDialog<Row extends In & Identified, In extends FieldValues>(props: TemplatesDialogProps<Row, In>) {
  const { path, texts, templates, isOpen, onClose, api, form } = props;
  const t = useTranslations("templates");
  const may = useMay(path);
  const [record, setRecord] = useState<OpenRecord | null>(null);
  const [deleting, setDeleting] = useState<readonly Template[]>([]);
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} title={texts.title} description={texts.help}>
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
            {texts.add}
          </Button>
        </DialogFooter>
      </Dialog>
      <RecordDialog
        path={path}
        newTitle={texts.add}
        api={api}
        form={form}
        record={record}
        name={templates.find((one) => record?.kind === "edit" && one.id === record.id)?.name}
        onClose={() => setRecord(null)}
      />
      <DeleteDialog rows={deleting} api={api} onClose={() => setDeleting([])} onDeleted={() => {}} />
    </>
  );
}
