"use client";

import { ChevronDown, FileText, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { lazyComponent } from "~/components/ui/lazy-component";
import { api } from "~/trpc/client";
import type { Template } from "./template-dialog";

const TemplateDialog = lazyComponent(async () => (await import("./template-dialog")).TemplateDialog);

/** Inserts or edits templates. Renders nothing without permission to view conversations. */
export function TemplateMenu({ onInsert }: { onInsert: (template: Template) => void }) {
  const t = useTranslations("replyTemplate");
  const may = useMay("/admin/contact");
  const { data } = api.website.replyTemplate.list.useQuery(undefined, { enabled: may.view });
  const [isEditing, setEditing] = useState(false);
  const templates = data?.rows ?? [];
  if (!may.view) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" className="text-muted-foreground">
            <FileText aria-hidden />
            {t("insert")}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {templates.map((template) => (
            <DropdownMenuItem key={template.id} onSelect={() => onInsert(template)}>
              <span className="min-w-0 break-words">{template.name}</span>
            </DropdownMenuItem>
          ))}
          {templates.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem disabled={!may.edit} onSelect={() => setEditing(true)}>
            <Settings2 aria-hidden />
            {t("edit")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <TemplateDialog templates={templates} isOpen={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}

/** Adds a template to a text; what was typed stays. */
export function withTemplate(typed: string, template: string): string {
  return typed.trim() === "" ? template : `${typed.trimEnd()}\n\n${template}`;
}
