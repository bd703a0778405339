"use client";
import { ChevronDown, FileText, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { focusField } from "~/components/form/focus-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import { useModule } from "~/components/ui/use-module";
import type { Identified } from "~/lib/identified";
import type { TemplatesDialogProps } from "./templates-dialog";
import { useMay } from "./use-may";

type TemplateMenuProps<T extends Row & { name: string }, Row extends In & Identified, In extends FieldValues> = Omit<
  TemplatesDialogProps<Row, In>,
  "templates" | "isOpen" | "onClose"
> & {
  templates: readonly T[];
  onInsert: (template: T) => void;
  /** Field of the form that has the focus afterwards. */
  field: string;
  /** Builds a note beside a template's name. */
  noteOf?: (template: T) => ReactNode;
  button: Pick<ComponentProps<typeof Button>, "variant" | "className">;
};

/** Inserts a template, or edits the templates. */
export function TemplateMenu<T extends Row & { name: string }, Row extends In & Identified, In extends FieldValues>({
  templates,
  onInsert,
  field,
  noteOf,
  button,
  ...dialog
}: TemplateMenuProps<T, Row, In>) {
  const t = useTranslations("templates");
  const may = useMay(dialog.path);
  const scope = useFormScope();
  const isInserted = useRef(false);
  const [isEditing, setEditing] = useState(false);
  const loaded = useModule(() => import("./templates-dialog"), isEditing);
  return (
    <>
      <DropdownMenu
        onCloseAutoFocus={(event) => {
          if (!isInserted.current) return;
          isInserted.current = false;
          event.preventDefault();
          focusField(scope.id, field);
        }}
        trigger={
          <Button size="sm" {...button}>
            <FileText aria-hidden />
            {t("insert")}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {templates.map((template) => (
          <DropdownMenuItem
            key={template.id}
            onSelect={() => {
              onInsert(template);
              isInserted.current = true;
            }}
          >
            <span className="min-w-0 flex-1 break-words">{template.name}</span>
            {noteOf?.(template)}
          </DropdownMenuItem>
        ))}
        {templates.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem disabled={!may.edit} onSelect={() => setEditing(true)}>
          <Settings2 aria-hidden />
          {t("edit")}
        </DropdownMenuItem>
      </DropdownMenu>
      {loaded && (
        <loaded.TemplatesDialog {...dialog} templates={templates} isOpen={isEditing} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
