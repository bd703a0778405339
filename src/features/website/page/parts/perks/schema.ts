import { z } from "zod";
import { icon, optionalText } from "~/lib/fields";
import type { IconName } from "~/lib/icon-names";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const MAX_PERKS = 12;

const perk = z.object({ id: itemId, icon, ...inBothLanguages({ title: optionalText(120), text: optionalText(300) }) });

export function makePerk(id: string, icon: IconName = "badge-check"): z.output<typeof perk> {
  return { id, icon, ...inBothLanguages({ title: null, text: null }) };
}

/** What everyone gets: short points with icons. */
export const perks = definePart(
  "perks",
  { ...headFields, items: itemList(perk, MAX_PERKS) },
  { ...emptyHead, items: [makePerk("one"), makePerk("two", "calendar-days"), makePerk("three", "house")] },
);
