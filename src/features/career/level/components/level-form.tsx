import { BilingualField } from "~/components/fields/bilingual-field";
import { recordForm } from "~/components/resource/record-form";
import { levelSchema } from "~/features/career/level/schema";

export const levelForm = recordForm({
  schema: levelSchema,
  empty: { nameEn: "", nameVi: "" },
  fields: (control) => <BilingualField control={control} name="name" max={50} />,
});
