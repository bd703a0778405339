"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { textOf } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import type { FormControl } from "~/components/form/form-values";
import { fillTemplate } from "~/features/website/reply-template/schema";
import { isLocale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { TemplateMenu, withTemplate } from "./template-menu";

type ReplyFieldProps = {
  control: FormControl<{ text: string }>;
  /** The recipient, their language, and the values for templates. */
  conversation: { name: string; company: string | null; subject: string; email: string; locale: string };
};

/** A reply, which can start from a template in the visitor's language. */
export function ReplyField({ control, conversation }: ReplyFieldProps) {
  const t = useTranslations("replyTemplate");
  const shell = useTranslations("shell.languages");
  const own = useLocale();
  const { field } = useController({ control, name: "text" });
  const text = textOf(field.value);
  const locale = isLocale(conversation.locale) ? conversation.locale : own;
  const { missing } = fillTemplate(text, conversation);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-muted-foreground text-sm">
          {t("goesTo", { email: conversation.email, language: shell(locale) })}
        </p>
        <TemplateMenu
          onInsert={(template) =>
            field.onChange(withTemplate(text, fillTemplate(inLanguage(template, "text", locale), conversation).text))
          }
        />
      </div>
      <TextareaField
        control={control}
        name="text"
        label={t("reply")}
        rows={7}
        max={20_000}
        description={missing.length > 0 ? t("missing", { names: missing.map((name) => `{${name}}`).join(", ") }) : undefined}
      />
    </>
  );
}
