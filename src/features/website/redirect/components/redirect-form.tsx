import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { recordForm } from "~/components/resource/record-form";
import { emptyRedirect, redirectSchema } from "~/features/website/redirect/schema";
import { FieldHelpText } from "./field-help-text";

export const redirectForm = recordForm({
  schema: redirectSchema,
  empty: emptyRedirect,
  fields: (control) => (
    <>
      <TextField control={control} name="fromPath" description={<FieldHelpText of="fromPath" />} />
      <TextField control={control} name="target" description={<FieldHelpText of="target" />} />
      <SwitchField control={control} name="permanent" description={<FieldHelpText of="permanent" />} />
      <SwitchField control={control} name="active" />
    </>
  ),
});
