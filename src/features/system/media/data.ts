import type { AdminPath } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import { type Actor, may } from "~/server/auth/permissions";
import { nameRecords } from "~/server/crud/record-search";
import type { Db } from "~/server/db/client";
import { forEachUse, mediaRelations, relationPages } from "~/server/files/media-uses";
import { AppError } from "~/server/platform/errors";

const MAX_NAMED = 20;

/** Record that uses a file, with the back-office page that edits it. */
export type MediaUser = { path: AdminPath; id: number; name: string };

/** Reads up to `MAX_NAMED` records that use a file and that the person may see. @throws ERROR_MEDIA_NOT_FOUND */
export async function mediaUsers(db: Db, id: number, actor: Actor, locale: Locale): Promise<MediaUser[]> {
  const first = { select: { id: true }, take: MAX_NAMED } as const;
  const row = await db.media.findUnique({
    where: { id },
    select: forEachUse(first),
  });
  if (!row) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  const users = new Map<string, { path: AdminPath; id: number }>();
  for (const use of mediaRelations) {
    const path = relationPages[use];
    if (may(actor, path, "view")) for (const { id } of row[use]) users.set(`${path}/${id}`, { path, id });
  }
  const records = [...users.values()];
  const names = await nameRecords(db, { records, locale });
  // Singletons such as the settings have no name beside that of their page.
  return records.map((record) => ({
    name: "",
    ...record,
    ...names.find(({ path, id }) => path === record.path && id === record.id),
  }));
}
