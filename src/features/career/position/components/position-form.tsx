import { BilingualField } from "~/components/fields/bilingual-field";
import { recordForm } from "~/components/resource/record-form";
import { emptyPosition, positionSchema } from "~/features/career/position/schema";

export const positionForm = recordForm({
  schema: positionSchema,
  empty: emptyPosition,
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <BilingualField control={control} name="description" variant="textarea" max={500} />
    </>
  ),
});
