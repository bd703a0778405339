"use client";

import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
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
import { DeleteDialog } from "./delete-dialog";
import type { OpenRecord } from "./opened-record-dialog";
import type { DeleteProcedures } from "./resource-api";
import { DeleteButton, EditButton } from "./row-buttons";

type Template = { id: number; name: string };

type TemplatesDialogProps<T extends Template> = {
  texts: { title: string; help: string; add: string; empty: string };
  templates: readonly T[];
  isOpen: boolean;
  onClose: () => void;
  mayDelete: boolean;
  api: DeleteProcedures;
  /** The form of the open template. */
  form: (record: OpenRecord | null, name: string | undefined, close: () => void) => ReactNode;
};

/** Lists the templates of a kind of text, to add, edit and delete them. */
export function TemplatesDialog<T extends Template>(props: TemplatesDialogProps<T>) {
  const { texts, templates, isOpen, onClose, mayDelete, api, form } = props;
  const [record, setRecord] = useState<OpenRecord | null>(null);
  const [deleting, setDeleting] = useState<readonly T[]>([]);
  return (
    <>
      <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogDescription>{texts.help}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            {templates.length === 0 && <EmptyState title={texts.empty} />}
            <ul className="divide-y divide-border">
              {templates.map((template) => (
                <li key={template.id} className="flex min-w-0 items-center gap-2 py-2">
                  <span className="min-w-0 flex-1 break-words">{template.name}</span>
                  <EditButton name={template.name} onClick={() => setRecord({ kind: "edit", id: template.id })} />
                  {mayDelete && <DeleteButton name={template.name} onClick={() => setDeleting([template])} />}
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
        </DialogContent>
      </Dialog>
      {form(record, templates.find((one) => record?.kind === "edit" && one.id === record.id)?.name, () => setRecord(null))}
      <DeleteDialog rows={deleting} api={api} onClose={() => setDeleting([])} onDeleted={() => {}} />
    </>
  );
}
