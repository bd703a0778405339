"use client";
import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { ImageField } from "~/components/fields/image-field";
import { LinkField } from "~/components/fields/link-field";
import { LookField } from "~/components/fields/look-field";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { ColumnsPicture } from "../../components/editor/look-pictures";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { cardVariants, MAX_CARDS, makeCard } from "./schema";

type Cards = PartOf<"cards">;

const variantPictures = { three: <ColumnsPicture count={3} />, four: <ColumnsPicture count={4} /> };

export function CardsForm(props: PartFormProps<Cards>) {
  const t = useTranslations("page.parts");
  return (
    <PartForm
      {...props}
      look={(control) => (
        <LookField
          control={control}
          name="variant"
          options={cardVariants.map((value) => ({ value, label: t(`variants.${value}`), picture: variantPictures[value] }))}
        />
      )}
    >
      {(control) => (
        <>
          <PanelField control={control} name="lead" max={600} />
          <Items control={control} />
          <MoreFields control={control} />
        </>
      )}
    </PartForm>
  );
}

function Items({ control }: { control: Control<Cards> }) {
  return (
    <ItemsField control={control} name="items" words="cards" max={MAX_CARDS} makeItem={() => makeCard(newItemId())}>
      {(index) => (
        <>
          <PanelField control={control} name={`items.${index}.title`} max={120} />
          <PanelField control={control} name={`items.${index}.text`} max={400} />
          <ImageField control={control} name={`items.${index}.imageId`} />
          <LinkField control={control} name={`items.${index}.href`} />
        </>
      )}
    </ItemsField>
  );
}
