import { useTranslations } from "next-intl";
import type { z } from "zod";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { emptyRedirect, redirectSchema } from "~/features/website/redirect/schema";

export const redirectForm = recordForm({
  schema: redirectSchema,
  empty: emptyRedirect,
  fields: (control) => <RedirectFields control={control} />,
});

function RedirectFields({ control }: { control: FormControl<z.input<typeof redirectSchema>> }) {
  const t = useTranslations("redirect");
  return (
    <>
      <TextField control={control} name="fromPath" description={t("fromPathHelp")} />
      <TextField control={control} name="target" description={t("targetHelp")} />
      <SwitchField control={control} name="permanent" description={t("permanentHelp")} />
      <SwitchField control={control} name="active" />
    </>
  );
}
