/** Sections of the settings, with the fields of each. A section's name is the end of its address. */
export const settingSections = {
  identity: ["siteName", "slogan", "description", "keywords", "footer", "heroImageId", "shareImageId"],
  look: ["brandColor", "font", "corners", "faviconId"],
  menu: ["headerMenu", "footerMenu"],
  sections: ["showServices", "showAboutUs", "showNews", "showCareer", "showContact"],
  contact: ["socialLinks"],
  search: ["googleVerification", "bingVerification", "yandexVerification"],
  mail: ["senderName", "senderEmail", "replyTo", "notifyRecipients"],
  accounts: ["signUp", "confirmEmail", "approveAccounts", "passwordMin", "passwordMax", "sessionDays"],
  privacy: ["consent", "retentionMonths", "activityMonths", "outboxMonths"],
} as const;

export type SettingSection = keyof typeof settingSections;

export const sectionGroups = [
  { name: "site", sections: ["identity", "look", "menu", "sections"] },
  { name: "found", sections: ["contact", "search"] },
  { name: "operation", sections: ["mail", "accounts", "privacy"] },
] as const satisfies readonly { name: string; sections: readonly SettingSection[] }[];

export const settingSectionNames: readonly SettingSection[] = sectionGroups.flatMap(({ sections }) => sections);

export function isSettingSection(name: string): name is SettingSection {
  return Object.hasOwn(settingSections, name);
}

export function settingAddress(section: SettingSection): string {
  return `/admin/setting/${section}`;
}
