import { splitLocale } from "~/i18n/routing";
import { isInternalPath } from "~/lib/site-path";
import { safeNext } from "~/lib/urls";
import type { Db } from "~/server/db/client";
import { matchingPaths } from "~/server/http/redirect-rules";
import { mayExist } from "~/server/pages/known-addresses";
import { publicUrl } from "~/server/pages/public-routes";

/** Whether something answers at an address of this site: a page, published or not, or a redirect. */
export async function answersAt(db: Db, address: string): Promise<boolean> {
  const [path = ""] = safeNext(address)?.split(/[?#]/) ?? [];
  if (isInternalPath(splitLocale(path).path)) return true;
  const url = publicUrl(path);
  if (url === null) return false;
  if (await mayExist(db, url)) return true;
  return (await db.redirect.count({ where: { fromPath: { in: matchingPaths(url) }, active: true } })) > 0;
}
