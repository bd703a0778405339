"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { CheckboxField } from "~/components/fields/checkbox-field";
import { NumberField } from "~/components/fields/number-field";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import type { FormControl } from "~/components/form/form-values";
import { actions } from "~/features/registry";
import type { featureSchema } from "../schema";
import { IconField } from "./icon-field";
import type { MatrixFeature } from "./permission-edits";
import { useNameOf } from "./use-name-of";

type FeatureFieldsProps = {
  control: FormControl<z.input<typeof featureSchema>>;
  features: MatrixFeature[];
  /** Built in: its address and what is possible on it stand in the code. */
  fixed: boolean;
};

/** The fields of a page or group of the menu. */
export function FeatureFields({ control, features, fixed }: FeatureFieldsProps) {
  const t = useTranslations("feature");
  const nameOf = useNameOf();
  const groups = features.filter((feature) => feature.pathname === null);
  return (
    <>
      <BilingualField control={control} name="name" max={50} />
      {!fixed && <TextField control={control} name="pathname" placeholder="/admin/…" description={t("pathHelp")} />}
      <SelectField
        control={control}
        name="parentId"
        options={groups.map((group) => ({ value: group.id, label: nameOf(group) }))}
        none={t("top")}
      />
      <NumberField control={control} name="location" integer description={t("locationHelp")} />
      <IconField control={control} name="icon" />
      {!fixed && (
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
