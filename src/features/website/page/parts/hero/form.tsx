"use client";
import { useTranslations } from "next-intl";
import { type Control, useWatch } from "react-hook-form";
import { ImageField } from "~/components/fields/image-field";
import { LinkField } from "~/components/fields/link-field";
import { LookField } from "~/components/fields/look-field";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { useEditor } from "../../components/editor/editor-context";
import { ArchPicture, TextPicture } from "../../components/editor/kind-picture";
import { FullPicture, OpeningArcadePicture } from "../../components/editor/look-pictures";
import { ItemsField } from "../../components/items-field";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { heroVariants, MAX_BUTTONS } from "./schema";

type Hero = PartOf<"hero">;

const variantPictures = {
  arch: <ArchPicture />,
  arcade: <OpeningArcadePicture />,
  full: <FullPicture />,
  text: <TextPicture />,
};

export function HeroForm(props: PartFormProps<Hero>) {
  const t = useTranslations("page.parts");
  const { fallbacksOf } = useEditor();
  return (
    <PartForm
      {...props}
      settings={(control) => <Pictures control={control} />}
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
          <Figure control={control} />
        </>
      )}
    </PartForm>
  );
}

/** A figure is shown in an arch, beside a picture. */
function Figure({ control }: { control: Control<Hero> }) {
  const variant = useWatch({ control, name: "variant" });
  if (variant !== "arch" && variant !== "arcade") return null;
  return (
    <>
      <PanelField control={control} name="figureValue" max={20} />
      <PanelField control={control} name="figureLabel" max={80} />
    </>
  );
}

function Pictures({ control }: { control: Control<Hero> }) {
  const t = useTranslations("page.parts");
  const variant = useWatch({ control, name: "variant" });
  if (variant === "text") return null;
  return (
    <>
      <ImageField control={control} name="imageId" description={t("heroImageHelp")} />
      {variant === "arcade" && <ImageField control={control} name="secondImageId" />}
    </>
  );
}

function Buttons({ control }: { control: Control<Hero> }) {
  return (
    <ItemsField
      control={control}
      name="buttons"
      words="buttons"
      max={MAX_BUTTONS}
      makeItem={() => ({ id: newItemId(), labelEn: null, labelVi: null, href: null })}
    >
      {(index) => (
        <>
          <PanelField control={control} name={`buttons.${index}.label`} max={60} />
          <LinkField control={control} name={`buttons.${index}.href`} />
        </>
      )}
    </ItemsField>
  );
}
