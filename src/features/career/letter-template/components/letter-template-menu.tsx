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
import type { LetterTemplate } from "./letter-template-dialog";

const LetterTemplateDialog = lazyComponent(async () => (await import("./letter-template-dialog")).LetterTemplateDialog);

type LetterTemplateMenuProps = { templates: readonly LetterTemplate[]; onInsert: (template: LetterTemplate) => void };

/** Fills in a template of a letter, or edits the templates. */
export function LetterTemplateMenu({ templates, onInsert }: LetterTemplateMenuProps) {
  const t = useTranslations("letterTemplate");
  const stageName = useTranslations("candidate.stages");
  const may = useMay("/admin/candidate");
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="sm">
            <FileText aria-hidden />
            {t("insert")}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {templates.map((template) => (
            <DropdownMenuItem key={template.id} onSelect={() => onInsert(template)}>
              <span className="min-w-0 flex-1 break-words">{template.name}</span>
              {template.stage && <span className="text-muted-foreground text-xs">{stageName(template.stage)}</span>}
            </DropdownMenuItem>
          ))}
          {templates.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem disabled={!may.edit} onSelect={() => setEditing(true)}>
            <Settings2 aria-hidden />
            {t("edit")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isEditing && <LetterTemplateDialog templates={templates} isOpen onClose={() => setEditing(false)} />}
    </>
  );
}

/** Templates in the order in which they are offered: those of the stage first. */
export function useLetterTemplates(stage: LetterTemplate["stage"] | undefined): LetterTemplate[] | undefined {
  const { data } = api.career.letterTemplate.list.useQuery();
  return data?.rows.toSorted((a, b) => Number(b.stage === stage) - Number(a.stage === stage));
}
