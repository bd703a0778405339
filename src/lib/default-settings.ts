import { inBothLanguages } from "~/lib/languages";
import { defaultLook } from "~/lib/look";
import { defaultMenus } from "~/lib/menus";

/** Settings used until the row exists. The columns have the same defaults. */
export const defaultSettings = {
  ...inBothLanguages({ siteName: "Atrium", slogan: "", description: "", keywords: "", footer: "" }),
  shareImageId: null,
  heroImageId: null,
  ...defaultLook,
  faviconId: null,
  ...defaultMenus,
  socialLinks: [],
  googleVerification: null,
  bingVerification: null,
  yandexVerification: null,
  showServices: true,
  showAboutUs: true,
  showNews: true,
  showCareer: true,
  showContact: true,
  signUp: true,
  confirmEmail: true,
  approveAccounts: true,
  passwordMin: 6,
  passwordMax: 128,
  sessionDays: 30,
  senderName: "",
  senderEmail: null,
  replyTo: null,
  notifyRecipients: "",
  ...inBothLanguages({ consent: "" }),
  retentionMonths: 12,
  activityMonths: 36,
  outboxMonths: 12,
};
