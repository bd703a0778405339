import { getTranslations } from "next-intl/server";
import { FilesField } from "~/components/site/form/files-field";
import { SiteForm } from "~/components/site/form/site-form";
import { TextField } from "~/components/site/form/text-field";
import { MAX_VISITOR_TEXT } from "~/features/website/message/schema";
import type { Locale } from "~/i18n/routing";
import type { FormState } from "~/server/forms/state";

export async function AnswerForm({ locale, state }: { locale: Locale; state: FormState }) {
  const t = await getTranslations({ locale, namespace: "site" });
  const form = { id: "answer-form", locale, state, labels: { text: t("contact.message"), files: t("conversation.files") } };
  return (
    <SiteForm form={form} submit={t("contact.send")} hasFile>
      <TextField form={form} name="text" min={2} max={MAX_VISITOR_TEXT} rows={6} />
      <FilesField form={form} name="files" help={t("conversation.filesHelp")} />
    </SiteForm>
  );
}
