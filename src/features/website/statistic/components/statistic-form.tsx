import { BilingualField } from "~/components/fields/bilingual-field";
import { IconField } from "~/components/fields/icon-field";
import { NumberField } from "~/components/fields/number-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { recordForm } from "~/components/resource/record-form";
import { emptyStatistic, statisticSchema } from "~/features/website/statistic/schema";

export const statisticForm = recordForm({
  schema: statisticSchema,
  empty: emptyStatistic,
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <LabelsAbove>
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField control={control} name="prefix" />
          <NumberField control={control} name="value" />
          <TextField control={control} name="suffix" />
        </div>
      </LabelsAbove>
      <IconField control={control} name="icon" />
      <SwitchField control={control} name="active" />
    </>
  ),
});
