import { BilingualField } from "~/components/fields/bilingual-field";
import { IconField } from "~/components/fields/icon-field";
import { NumberField } from "~/components/fields/number-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { recordForm } from "~/components/resource/record-form";
import { emptyStatistic, statisticSchema } from "~/features/website/statistic/schema";

export const statisticForm = recordForm({
  schema: statisticSchema,
  empty: emptyStatistic,
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <div className="grid gap-5 sm:grid-cols-[6rem_1fr_6rem]">
        <TextField control={control} name="prefix" />
        <NumberField control={control} name="value" />
        <TextField control={control} name="suffix" />
      </div>
      <IconField control={control} name="icon" />
      <SwitchField control={control} name="active" />
    </>
  ),
});
