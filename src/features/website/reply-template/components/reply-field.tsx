"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { FieldError, RemainingCount, useField } from "~/components/fields/field";
import { textOf } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { useHasMail } from "~/components/shell/has-mail";
import { Textarea } from "~/components/ui/textarea";
import { type ComposedText, MAX_STAFF_TEXT } from "~/features/website/message/schema";
import { fillTemplate, placeholdersLeft } from "~/features/website/reply-template/schema";
import { isLocale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { api } from "~/trpc/client";
import { type ReplyTemplate, ReplyTemplateMenu, withTemplate } from "./reply-template-menu";
import { TemplateSuggestions, useTemplateSuggestions } from "./template-suggestions";

type ReplyFieldProps = {
  control: FormControl<ComposedText>;
  /** The recipient, their language, and the values for templates. */
  conversation: { name: string; company: string | null; subject: string; email: string; locale: string };
};

/** A reply, which can start from a template in the visitor's language: by a menu, or by typing `/` on a new line. */
export function ReplyField({ control, conversation }: ReplyFieldProps) {
  const t = useTranslations("replyTemplate");
  const templates = useTranslations("templates");
  const inbox = useTranslations("inbox");
  const languageNames = useTranslations("shell.languageNames");
  const hasMail = useHasMail();
  const { locale, filled } = useFilling(conversation);
  const { field, aria, error, readOnly } = useField(control, "text", {});
  const box = useRef<HTMLTextAreaElement>(null);
  const text = textOf(field.value);
  const missing = placeholdersLeft(text, conversation);
  const { data: profile } = api.system.account.profile.useQuery();
  const signature = profile?.signature?.split("\n")[0];
  const suggestions = useTemplateSuggestions({ box, text, filled, onChange: field.onChange });

  return (
    <div className="relative grid min-w-0 gap-1.5">
      <TemplateSuggestions {...suggestions} />
      <Textarea
        {...aria}
        {...suggestions.aria}
        aria-label={t("reply")}
        ref={(element) => {
          box.current = element;
          field.ref(element);
        }}
        rows={3}
        className="max-h-[40dvh]"
        placeholder={inbox("emptyReply")}
        readOnly={readOnly}
        value={text}
        onChange={(event) => {
          field.onChange(event);
          suggestions.onCaret();
        }}
        onSelect={suggestions.onCaret}
        onKeyDown={suggestions.onKeyDown}
        onBlur={() => {
          suggestions.onClose();
          field.onBlur();
        }}
      />
      <FieldError id={aria.id} error={error} />
      {missing.length > 0 && (
        <p className="text-muted-foreground text-sm">
          {templates("missing", { names: missing.map((name) => `{${name}}`).join(", ") })}
        </p>
      )}
      <div className="flex min-w-0 items-baseline justify-between gap-2">
        <p className="min-w-0 break-words text-muted-foreground text-xs">
          {t(hasMail ? "goesTo" : "notMailed", { email: conversation.email, language: languageNames(locale) })} ·{" "}
          <Link href="/admin/profile" prefetch={false} className="underline underline-offset-2 hover:text-foreground">
            {signature ? inbox("endsWith", { signature }) : inbox("addSignature")}
          </Link>
        </p>
        {text.length > 0.9 * MAX_STAFF_TEXT && <RemainingCount length={text.length} max={MAX_STAFF_TEXT} />}
      </div>
    </div>
  );
}

/** Adds a template to the reply. */
export function ReplyTemplates({ control, conversation }: ReplyFieldProps) {
  const { field } = useController({ control, name: "text" });
  const { filled } = useFilling(conversation);
  return <ReplyTemplateMenu onInsert={(template) => field.onChange(withTemplate(textOf(field.value), filled(template)))} />;
}

/** Fills templates in the visitor's language. */
function useFilling(conversation: ReplyFieldProps["conversation"]) {
  const own = useLocale();
  const locale = isLocale(conversation.locale) ? conversation.locale : own;
  const filled = (template: ReplyTemplate) => fillTemplate(inLanguage(template, "text", locale), conversation).text;
  return { locale, filled };
}
