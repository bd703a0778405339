"use client";
import type { Control } from "react-hook-form";
import { IconField } from "~/components/fields/icon-field";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { ItemsField } from "../../components/items-field";
import { MoreFields } from "../../components/more-fields";
import { PartForm, type PartFormProps } from "../../components/part-form";
import type { PartOf } from "../parts";
import { MAX_PERKS, makePerk } from "./schema";

type Perks = PartOf<"perks">;

export function PerksForm(props: PartFormProps<Perks>) {
  return (
    <PartForm {...props}>
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

function Items({ control }: { control: Control<Perks> }) {
  return (
    <ItemsField control={control} name="items" words="perks" max={MAX_PERKS} makeItem={() => makePerk(newItemId())}>
      {(index) => (
        <>
          <PanelField control={control} name={`items.${index}.title`} max={120} />
          <PanelField control={control} name={`items.${index}.text`} max={300} />
          <IconField control={control} name={`items.${index}.icon`} />
        </>
      )}
    </ItemsField>
  );
}
