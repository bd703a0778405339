"use client";
import { useTranslations } from "next-intl";
import { TemplateMenu } from "~/components/resource/template-menu";
import { useMay } from "~/components/resource/use-may";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, create, update, delete: remove, restore } = api.website.replyTemplate;

export type ReplyTemplate = RouterOutputs["website"]["replyTemplate"]["list"]["rows"][number];

/** Renders nothing without permission to view conversations. */
export function ReplyTemplateMenu({ onInsert }: { onInsert: (template: ReplyTemplate) => void }) {
  const t = useTranslations("replyTemplate");
  const may = useMay("/admin/contact");
  const { data } = api.website.replyTemplate.list.useQuery(undefined, { enabled: may.view });
  if (!may.view) return null;
  return (
    <TemplateMenu
      path="/admin/contact"
      texts={{ title: t("title"), help: t("help"), add: t("new") }}
      api={{ byId, history, create, update, delete: remove, restore }}
      form={async () => (await import("./reply-template-form")).replyTemplateForm}
      templates={data?.rows ?? []}
      onInsert={onInsert}
      field="text"
      button={{ variant: "ghost", className: "text-muted-foreground" }}
    />
  );
}

/** Adds a template to a text; what was typed stays. */
export function withTemplate(typed: string, template: string): string {
  return typed.trim() === "" ? template : `${typed.trimEnd()}\n\n${template}`;
}
