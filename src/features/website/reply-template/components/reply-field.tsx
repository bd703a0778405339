"use client";

import { ChevronDown, FileText, Settings2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useController } from "react-hook-form";
import { textOf } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import type { FormControl } from "~/components/form/form-values";
import { Button } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { fillTemplate } from "~/features/website/reply-template/schema";
import { isLocale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { api } from "~/trpc/client";
import type { Template } from "./template-dialog";

const TemplateDialog = dynamic(() => import("./template-dialog").then((module) => module.TemplateDialog));

type ReplyFieldProps = {
  control: FormControl<{ text: string }>;
  /** Whom the reply goes to, in which language, and what fills its templates. */
  conversation: { name: string; company: string | null; subject: string; email: string; locale: string };
};

/** What a reply says, to be started from a template in the visitor's language. */
export function ReplyField({ control, conversation }: ReplyFieldProps) {
  const t = useTranslations("replyTemplate");
  const shell = useTranslations("shell.languages");
  const own = useLocale();
  const { field } = useController({ control, name: "text" });
  const { data } = api.website.replyTemplate.list.useQuery();
  const [isEditing, setEditing] = useState(false);
  const templates = data?.rows ?? [];
  const text = textOf(field.value);
  const locale = isLocale(conversation.locale) ? conversation.locale : own;
  const { missing } = fillTemplate(text, conversation);

  function insert(template: Template) {
    const filled = fillTemplate(inLanguage(template, "text", locale) ?? "", conversation).text;
    // What was typed stays.
    field.onChange(text.trim() === "" ? filled : `${text.trimEnd()}\n\n${filled}`);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-muted-foreground text-sm">
          {t("goesTo", { email: conversation.email, language: shell(locale) })}
        </p>
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
              <DropdownMenuItem key={template.id} onSelect={() => insert(template)}>
                <span className="min-w-0 break-words">{template.name}</span>
              </DropdownMenuItem>
            ))}
            {templates.length > 0 && <DropdownMenuSeparator />}
            <DropdownMenuItem onSelect={() => setEditing(true)}>
              <Settings2 aria-hidden />
              {t("edit")}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <TextareaField
        control={control}
        name="text"
        label={t("reply")}
        rows={7}
        max={20_000}
        description={missing.length > 0 ? t("missing", { names: missing.map((name) => `{${name}}`).join(", ") }) : undefined}
      />
      <TemplateDialog templates={templates} isOpen={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}
