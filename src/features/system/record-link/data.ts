import { splitLocale } from "~/i18n/routing";
import { sectionOf } from "~/lib/sections";
import { isInternalPath } from "~/lib/site-path";
import { safeNext } from "~/lib/urls";
import type { Db } from "~/server/db/client";
import { matchingPaths } from "~/server/http/redirect-rules";
import { isFixedAddress } from "~/server/pages/known-addresses";
import { publicUrl } from "~/server/pages/public-routes";
import { isVisibleAddress } from "~/server/traits/public-records";
import { shownSections } from "~/server/traits/sections";

/** Whether visitors find something at an address of this site: a page, or a redirect. Says nothing of drafts, which are secret. */
export async function answersAt(db: Db, address: string, now: Date): Promise<boolean> {
  const [path = ""] = safeNext(address)?.split(/[?#]/) ?? [];
  if (isInternalPath(path)) return true;
  const url = publicUrl(path.replace(/(?<=.)\/$/, ""));
  if (url === null) return false;
  const { path: barePath } = splitLocale(url);
  const section = sectionOf(barePath);
  if (section && !(await shownSections(db)).includes(section)) return false;
  if (isFixedAddress(url) || (await isVisibleAddress(db, barePath, now))) return true;
  return (await db.redirect.count({ where: { fromPath: { in: matchingPaths(url) }, active: true } })) > 0;
}
