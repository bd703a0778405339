import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { NumberField } from "~/components/fields/number-field";
import { SelectField } from "~/components/fields/select-field";
import { SwitchField } from "~/components/fields/switch-field";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { emptyHistory, historySchema } from "~/features/company/history/schema";
import { monthNames } from "~/lib/dates";

export const historyForm = recordForm({
  schema: historySchema,
  empty: emptyHistory,
  fields: (control) => <HistoryFields control={control} />,
});

function HistoryFields({ control }: { control: FormControl<z.input<typeof historySchema>> }) {
  const t = useTranslations("history");
  const months = monthNames(useLocale()).map((label, index) => ({ value: index + 1, label }));
  return (
    <>
      <NumberField control={control} name="year" integer />
      <SelectField control={control} name="month" options={months} none={t("noMonth")} />
      <BilingualField control={control} name="title" max={255} />
      <BilingualField control={control} name="description" variant="textarea" max={2000} />
      <ImageField control={control} name="imageId" />
      <SwitchField control={control} name="active" />
    </>
  );
}
