import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { recordForm } from "~/components/resource/record-form";
import { emptyPartner, partnerSchema } from "~/features/website/partner/schema";

export const partnerForm = recordForm({
  schema: partnerSchema,
  empty: emptyPartner,
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <ImageField control={control} name="logoId" contain />
      <ImageField control={control} name="darkLogoId" contain ground="dark" />
      <TextField control={control} name="website" type="url" />
      <SwitchField control={control} name="active" />
    </>
  ),
});
