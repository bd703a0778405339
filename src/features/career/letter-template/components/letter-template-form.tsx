import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { letterTemplateSchema } from "~/features/career/letter-template/schema";
import { stages } from "~/lib/stages";

export const letterTemplateForm = recordForm({
  schema: letterTemplateSchema,
  empty: { name: "", stage: null, subjectEn: "", subjectVi: "", textEn: "", textVi: "" },
  fields: (control) => <LetterTemplateFields control={control} />,
});

function LetterTemplateFields({ control }: { control: FormControl<z.input<typeof letterTemplateSchema>> }) {
  const t = useTranslations("letterTemplate");
  const templates = useTranslations("templates");
  const candidate = useTranslations("candidate");
  return (
    <>
      <TextField control={control} name="name" label={templates("name")} />
      <SelectField
        control={control}
        name="stage"
        label={t("stage")}
        none={t("anyStage")}
        options={stages.map((value) => ({ value, label: candidate(`stages.${value}`) }))}
      />
      <BilingualField control={control} name="subject" label={candidate("letter.subject")} max={150} />
      <BilingualField
        control={control}
        name="text"
        label={candidate("letter.text")}
        variant="textarea"
        rows={8}
        max={5000}
        description={t("placeholders")}
      />
    </>
  );
}
