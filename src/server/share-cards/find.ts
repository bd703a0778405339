import type { Db } from "~/server/db/client";
import { type CardOfPage, cardKey, cardUrl, shareCardOf } from "./card";
import { cardSite } from "./wanted";

/** Finds the URLs of a page's own card and of the home page's card, where already drawn. */
export async function findShareCards(
  db: Db,
  page: Pick<CardOfPage, "locale" | "path" | "title" | "picture">,
): Promise<{ own: string | null; site: string | null }> {
  const common = await cardSite(db, page.locale);
  const [own, site] = [shareCardOf({ ...common, ...page }), shareCardOf({ ...common, path: "/", title: "" })].map(
    (card) => card && cardKey(card),
  );
  const drawn = await db.shareCard.findMany({
    where: { key: { in: [own, site].filter((key) => typeof key === "string") } },
    select: { key: true },
  });
  const urlOf = (key: string | null | undefined) => (key && drawn.some((one) => one.key === key) ? cardUrl(key) : null);
  return { own: urlOf(own), site: urlOf(site) };
}
