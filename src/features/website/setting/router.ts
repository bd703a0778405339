import { settingSchema } from "~/features/website/setting/schema";
import type { Prisma } from "~/generated/prisma/client";
import { recordProcedures } from "~/server/crud/record";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { sectionSelect } from "~/server/traits/sections";
import { router } from "~/server/trpc";

const select = {
  id: true,
  siteNameEn: true,
  siteNameVi: true,
  sloganEn: true,
  sloganVi: true,
  descriptionEn: true,
  descriptionVi: true,
  keywordsEn: true,
  keywordsVi: true,
  footerEn: true,
  footerVi: true,
  shareImageId: true,
  shareImage: { select: imageSelect },
  heroImageId: true,
  heroImage: { select: imageSelect },
  email: true,
  phone: true,
  zalo: true,
  facebook: true,
  linkedin: true,
  youtube: true,
  ...sectionSelect,
  signUp: true,
  confirmEmail: true,
  approveAccounts: true,
  passwordMin: true,
  passwordMax: true,
  senderName: true,
  senderEmail: true,
  replyTo: true,
  notifyRecipients: true,
  consentEn: true,
  consentVi: true,
  consentVersion: true,
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
    find: (db: Db, ids: number[]) => db.setting.findMany({ where: { id: { in: ids } }, select }),
    update: (db, { id, version }, data) => {
      const isNewConsent = data.consentEn !== undefined || data.consentVi !== undefined;
      const consentVersion = isNewConsent ? { increment: 1 } : undefined;
      return db.setting.update({ where: { id, version }, data: { ...data, consentVersion }, select });
    },
  }),
);
