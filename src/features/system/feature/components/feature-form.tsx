"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { CheckboxField } from "~/components/fields/checkbox-field";
import { IconField } from "~/components/fields/icon-field";
import { NumberField } from "~/components/fields/number-field";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { actions } from "~/features/registry";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";
import { featureSchema } from "../schema";

export const featureForm = recordForm({
  schema: featureSchema,
  empty: {
    nameEn: "",
    nameVi: "",
    pathname: "",
    icon: "file-text",
    parentId: null,
    // The server places it after its last sibling.
    location: 1000,
    view: true,
    add: true,
    edit: true,
    delete: true,
  },
  fields: (control) => <FeatureFields control={control} />,
});

function FeatureFields({ control }: { control: FormControl<z.input<typeof featureSchema>> }) {
  const t = useTranslations("feature");
  const text = useInLanguage();
  const { row } = useFormScope();
  const { data } = api.system.feature.matrix.useQuery();
  const groups = data?.features.filter((feature) => feature.pathname === null) ?? [];
  // The code defines a built-in page's address and actions.
  const isBuiltIn = row !== null && "builtIn" in row && row.builtIn === true;
  return (
    <>
      <BilingualField control={control} name="name" max={50} />
      {!isBuiltIn && <TextField control={control} name="pathname" placeholder="/services" description={t("pathHelp")} />}
      <SelectField
        control={control}
        name="parentId"
        options={groups.map((group) => ({ value: group.id, label: text(group, "name") ?? "" }))}
        none={t("top")}
      />
      <NumberField control={control} name="location" integer description={t("locationHelp")} />
      <IconField control={control} name="icon" />
      {!isBuiltIn && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t("flags")}</legend>
          {actions.map((action) => (
            <CheckboxField key={action} control={control} name={action} />
          ))}
        </fieldset>
      )}
    </>
  );
}
