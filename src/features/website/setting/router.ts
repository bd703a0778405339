import { siteSelect } from "~/features/website/setting/data";
import { settingSchema } from "~/features/website/setting/schema";
import type { Prisma } from "~/generated/prisma/client";
import { readMenus } from "~/lib/menus";
import { recordProcedures } from "~/server/crud/record";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";

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

export const settingRouter = router(
  recordProcedures({
    path: "/admin/setting",
    code: "SETTING",
    table: "Setting",
    title: ["siteNameEn"],
    schema: settingSchema,
    find: async (db: Db, ids: number[]) => (await db.setting.findMany({ where: { id: { in: ids } }, select })).map(toRow),
    update: async (db, { id, version }, data) => {
      const isNewConsent = data.consentEn !== undefined || data.consentVi !== undefined;
      const consentVersion = isNewConsent ? { increment: 1 } : undefined;
      return toRow(await db.setting.update({ where: { id, version }, data: { ...data, consentVersion }, select }));
    },
  }),
);

function toRow(row: Prisma.SettingGetPayload<{ select: typeof select }>) {
  return { ...row, ...readMenus(row) };
}
