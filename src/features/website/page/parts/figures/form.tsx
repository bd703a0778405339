"use client";
import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { messagesIn } from "~/components/form/form-errors";
import { PanelField } from "~/components/writing/panel-field";
import { newItemId } from "~/lib/items";
import { ItemsField } from "../../components/items-field";
import type { PartFormProps } from "../../components/part-form";
import { RecordsForm } from "../../components/records-form";
import { firstOrChosen } from "../choice";
import type { PartOf } from "../parts";
import { hasOwnFigures, MAX_FIGURES, makeFigure } from "./schema";

type Figures = PartOf<"figures">;

/** Edits the part's own figures, or chooses among the company's statistics while there are none. */
export function FiguresForm(props: PartFormProps<Figures>) {
  // A wrong choice stays in sight, because it stops saving.
  const isChoiceWrong = messagesIn(props.errors).some(([field]) => field in firstOrChosen);
  return (
    <RecordsForm {...props} hasChoice={isChoiceWrong || !hasOwnFigures(props.part)}>
      {(control) => <Items control={control} />}
    </RecordsForm>
  );
}

function Items({ control }: { control: Control<Figures> }) {
  const t = useTranslations("page.parts");
  return (
    <div className="grid gap-2">
      <ItemsField control={control} name="items" words="figures" max={MAX_FIGURES} makeItem={() => makeFigure(newItemId())}>
        {(index) => (
          <>
            <PanelField control={control} name={`items.${index}.figureValue`} max={20} />
            <PanelField control={control} name={`items.${index}.figureLabel`} max={120} />
          </>
        )}
      </ItemsField>
      <p className="text-muted-foreground text-sm">{t("ownFigures")}</p>
    </div>
  );
}
