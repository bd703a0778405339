import type { Prisma } from "~/generated/prisma/client";
import { defaultSettings } from "~/lib/default-settings";
import type { Db } from "./client";

const missing = {
  ...defaultSettings,
  headerMenu: null,
  footerMenu: null,
  consentVersion: 1,
  heroImage: null,
  shareImage: null,
  favicon: null,
};

/** Reads some of the site's settings; the defaults before the first start has written their row. */
export async function readSettings<Select extends Prisma.SettingSelect>(db: Db, select: Select) {
  return (await db.setting.findUnique({ where: { id: 1 }, select })) ?? missing;
}
