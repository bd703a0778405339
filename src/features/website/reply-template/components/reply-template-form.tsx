import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { replyTemplateSchema } from "~/features/website/reply-template/schema";

export const replyTemplateForm = recordForm({
  schema: replyTemplateSchema,
  empty: { name: "", textEn: "", textVi: "" },
  fields: (control) => <ReplyTemplateFields control={control} />,
});

function ReplyTemplateFields({ control }: { control: FormControl<z.input<typeof replyTemplateSchema>> }) {
  const t = useTranslations("replyTemplate");
  const templates = useTranslations("templates");
  return (
    <>
      <TextField control={control} name="name" label={templates("name")} />
      <BilingualField control={control} name="text" variant="textarea" rows={8} max={5000} description={t("placeholders")} />
    </>
  );
}
