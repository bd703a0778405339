import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const MAX_FIGURES = 8;

const figure = z.object({
  id: itemId,
  ...inBothLanguages({ figureValue: optionalText(20), figureLabel: optionalText(120) }),
});

export function makeFigure(id: string): z.output<typeof figure> {
  return { id, ...inBothLanguages({ figureValue: null, figureLabel: null }) };
}

/** Whether figures of its own are shown instead of the company's: one has a value. */
export function hasOwnFigures({ items }: { items: readonly z.output<typeof figure>[] }): boolean {
  return items.some(({ figureValueEn, figureValueVi }) => figureValueEn || figureValueVi);
}

/** The company's statistics, or the part's own figures. */
export const figures = definePart(
  "figures",
  { ...firstOrChosen, items: itemList(figure, MAX_FIGURES) },
  { ...emptyFirstOrChosen, items: [] },
);
