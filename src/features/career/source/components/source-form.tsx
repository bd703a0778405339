import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { emptySource, sourceSchema } from "~/features/career/source/schema";

export const sourceForm = recordForm({
  schema: sourceSchema,
  empty: emptySource,
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <ValueField control={control} />
    </>
  ),
});

/** The value, shown with the link parameter that selects this source. */
function ValueField({ control }: { control: FormControl<typeof emptySource> }) {
  const t = useTranslations("source");
  const value = useWatch({ control, name: "value" });
  return <TextField control={control} name="value" description={t("valueHelp", { link: `?source=${value || "…"}` })} />;
}
