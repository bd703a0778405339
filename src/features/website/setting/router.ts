import { settingSchema } from "~/features/website/setting/schema";
import type { Prisma } from "~/generated/prisma/client";
import { recordRouter } from "~/server/crud";
import { imageSelect } from "~/server/files/media-select";

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
  email: true,
  phone: true,
  zalo: true,
  facebook: true,
  linkedin: true,
  youtube: true,
  signUp: true,
  confirmEmail: true,
  approveAccounts: true,
  passwordMin: true,
  passwordMax: true,
  notifyRecipients: true,
  consentEn: true,
  consentVi: true,
  consentVersion: true,
  retentionMonths: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.SettingSelect;

export const settingRouter = recordRouter({
  path: "/admin/setting",
  code: "SETTING",
  table: "Setting",
  schema: settingSchema,
  byIds: (db, ids) => db.setting.findMany({ where: { id: { in: ids } }, select }),
  update: (db, id, data) => {
    const isNewConsent = data.consentEn !== undefined || data.consentVi !== undefined;
    return db.setting.update({
      where: { id },
      data: { ...data, ...(isNewConsent && { consentVersion: { increment: 1 } }) },
      select,
    });
  },
  label: (setting) => setting.siteNameEn,
});
