import { settingSchema } from "~/features/website/setting/schema";
import type { Prisma } from "~/generated/prisma/client";
import { newItemId } from "~/lib/items";
import { inBothLanguages } from "~/lib/languages";
import { type FooterColumn, linksOf, MAX_ENTRIES, type MenuName, readMenus } from "~/lib/menus";
import { readSocialLinks } from "~/lib/social-links";
import { findOne, type WriteContext } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { saveRecord } from "~/server/crud/record";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { mediaInParts } from "~/server/traits/illustrations";
import { siteSelect } from "~/server/traits/prepared-settings";

const select = {
  ...siteSelect,
  id: true,
  shareImageId: true,
  heroImageId: true,
  faviconId: true,
  signUp: true,
  confirmEmail: true,
  approveAccounts: true,
  passwordMin: true,
  passwordMax: true,
  sessionDays: true,
  senderName: true,
  senderEmail: true,
  replyTo: true,
  notifyRecipients: true,
  retentionMonths: true,
  activityMonths: true,
  outboxMonths: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.SettingSelect;

export const settingEntity = {
  path: "/admin/setting",
  code: "SETTING",
  table: "Setting",
  title: ["siteNameEn"],
  schema: settingSchema,
  find: async (db: Db, ids: number[]) => (await db.setting.findMany({ where: { id: { in: ids } }, select })).map(toRow),
  update: async (db: Db, before: Row, data: Prisma.SettingUncheckedUpdateInput) => {
    const { id, version } = before;
    const { headerMenu = before.headerMenu, footerMenu = before.footerMenu } = data;
    const hasNewMenu = data.headerMenu !== undefined || data.footerMenu !== undefined;
    const menuDocuments = hasNewMenu ? { set: await mediaInParts(db, [headerMenu, footerMenu]) } : undefined;
    const isNewConsent = data.consentEn !== undefined || data.consentVi !== undefined;
    const consentVersion = isNewConsent ? { increment: 1 } : undefined;
    return toRow(await db.setting.update({ where: { id, version }, data: { ...data, consentVersion, menuDocuments }, select }));
  },
} as const;

type Row = ReturnType<typeof toRow>;

function toRow(row: Prisma.SettingGetPayload<{ select: typeof select }>) {
  return { ...row, ...readMenus(row), socialLinks: readSocialLinks(row.socialLinks) };
}

/**
 * Adds a link to the end of a menu that does not have it yet. It counts as a change of the settings, and is in their log.
 * @throws ERROR_MENU_FULL
 */
export function addToMenu(menu: MenuName, href: string, context: WriteContext) {
  return inTransaction(settingEntity, async (tx) => {
    const { version, headerMenu, footerMenu } = await findOne(settingEntity, tx, 1);
    if (linksOf({ headerMenu, footerMenu })[menu].some((one) => one.href === href)) return;
    const link = { id: newItemId(), href, ...inBothLanguages({ label: null }) };
    const isUnderMore = headerMenu.some((entry) => entry.isUnderMore);
    const columns = footerMenu.length > 0 ? footerMenu : [{ id: "information", ...inBothLanguages({ title: null }), items: [] }];
    const column = columns.findLast(hasRoom);
    if (menu === "header" ? headerMenu.length >= MAX_ENTRIES : column === undefined) throw new AppError("ERROR_MENU_FULL");
    const data =
      menu === "header"
        ? { headerMenu: [...headerMenu, { ...link, isUnderMore, items: [] }] }
        : { footerMenu: columns.map((one) => (one === column ? { ...one, items: [...one.items, link] } : one)) };
    await saveRecord(tx, settingEntity, { id: 1, version, data }, context);
  });
}

function hasRoom({ items }: FooterColumn): boolean {
  return items.length < MAX_ENTRIES;
}
