"use client";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import { LabelsAbove, useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { CanvasField } from "~/components/writing/canvas-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { heroVariants, MAX_BUTTONS } from "./schema";

type Hero = PartOf<"hero">;

export function HeroForm(props: PartFormProps<Hero>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      settings={(control) => (
        <>
          <SelectField
            control={control}
            name="variant"
            options={heroVariants.map((value) => ({ value, label: t(`variants.${value}`) }))}
          />
          <Picture control={control} />
        </>
      )}
    >
      {(control) => (
        <>
          <CanvasField control={control} name="lead" variant="lead" max={600} />
          <Buttons control={control} />
        </>
      )}
    </PartForm>
  );
}

function Picture({ control }: { control: Control<Hero> }) {
  const variant = useWatch({ control, name: "variant" });
  return variant === "arch" && <ImageField control={control} name="imageId" className="sm:col-span-2" />;
}

function Buttons({ control }: { control: Control<Hero> }) {
  const t = useTranslations("page.parts");
  const { readOnly } = useFormScope();
  // A button has an id of its own.
  const { fields, append, remove } = useFieldArray({ control, name: "buttons", keyName: "key" });
  return (
    <LabelsAbove>
      {fields.map(({ key }, index) => (
        <fieldset
          key={key}
          aria-label={t("button", { number: index + 1 })}
          className="grid gap-3 rounded-lg border border-border p-3"
        >
          <BilingualField control={control} name={`buttons.${index}.label`} max={60} />
          <div className="flex items-end gap-2">
            <TextField control={control} name={`buttons.${index}.href`} type="url" placeholder="/services" className="flex-1" />
            {!readOnly && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("removeButton", { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {!readOnly && fields.length < MAX_BUTTONS && (
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          onClick={() => append({ id: crypto.randomUUID().slice(0, 8), labelEn: null, labelVi: null, href: null })}
        >
          <Plus aria-hidden />
          {t("addButton")}
        </Button>
      )}
    </LabelsAbove>
  );
}
