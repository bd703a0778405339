"use client";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { ImageField } from "~/components/fields/image-field";
import { LinkField } from "~/components/fields/link-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { PanelField } from "~/components/writing/panel-field";
import { useEditor } from "../../components/editor/editor-context";
import { ArchPicture, TextPicture } from "../../components/editor/kind-picture";
import { LookField } from "../../components/editor/look-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { heroVariants, MAX_BUTTONS } from "./schema";

type Hero = PartOf<"hero">;

const variantPictures = { arch: <ArchPicture />, text: <TextPicture /> };

export function HeroForm(props: PartFormProps<Hero>) {
  const t = useTranslations("page.parts");
  const { fallbacksOf } = useEditor();
  return (
    <PartForm
      {...props}
      settings={(control) => <Picture control={control} />}
      look={(control) => (
        <LookField
          control={control}
          name="variant"
          options={heroVariants.map((value) => ({ value, label: t(`variants.${value}`), picture: variantPictures[value] }))}
        />
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} fallbacks={fallbacksOf(props.part)} />
          <Buttons control={control} />
        </>
      )}
    </PartForm>
  );
}

function Picture({ control }: { control: Control<Hero> }) {
  const t = useTranslations("page.parts");
  const variant = useWatch({ control, name: "variant" });
  return variant === "arch" && <ImageField control={control} name="imageId" description={t("heroImageHelp")} />;
}

function Buttons({ control }: { control: Control<Hero> }) {
  const t = useTranslations("page.parts");
  const { readOnly } = useFormScope();
  // A button has an id of its own.
  const { fields, append, remove } = useFieldArray({ control, name: "buttons", keyName: "key" });
  return (
    <>
      {fields.map(({ key }, index) => (
        <fieldset
          key={key}
          aria-label={t("button", { number: index + 1 })}
          className="grid gap-3 rounded-lg border border-border p-3"
        >
          <PanelField control={control} name={`buttons.${index}.label`} max={60} />
          <div className="flex items-end gap-2">
            <LinkField control={control} name={`buttons.${index}.href`} placeholder="/services" className="min-w-0 flex-1" />
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
    </>
  );
}
