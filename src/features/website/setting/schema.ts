import { z } from "zod";
import { splitAddresses } from "~/lib/address-list";
import { defaultSettings } from "~/lib/default-settings";
import { color, email, line, optionalEmail, optionalReference, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { isCorners, isFont } from "~/lib/look";
import { footerMenu, headerMenu } from "~/lib/menus";
import { rule } from "~/lib/rules";
import { socialLinks } from "~/lib/social-links";

const addresses = text(0, 1000).refine(
  (list) => splitAddresses(list).every((address) => email.safeParse(address).success),
  "email",
);

/** Site verification code of a search engine; also accepts the whole meta tag. */
const verificationCode = text(0, 500)
  .overwrite((value) => {
    const [, ...contents] = /^<meta\s[^>]*?\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(value) ?? [];
    return contents.find((content) => content !== undefined)?.trim() ?? value;
  })
  .regex(/^[\w+/-]{0,98}={0,2}$/, "verification")
  .nullable()
  .transform((value) => value || null);

export const settingSchema = z
  .object({
    ...inBothLanguages({
      siteName: text(),
      slogan: text(0, 160),
      description: text(0, 300),
      keywords: text(0, 300),
      footer: text(0, 300),
    }),
    shareImageId: optionalReference,
    heroImageId: optionalReference,
    brandColor: color,
    font: text(0, 30).refine((name): boolean => isFont(name), "radio"),
    corners: text(0, 30).refine((name): boolean => isCorners(name), "radio"),
    faviconId: optionalReference,
    headerMenu,
    footerMenu,
    socialLinks,
    googleVerification: verificationCode,
    bingVerification: verificationCode,
    yandexVerification: verificationCode,
    showServices: z.boolean(),
    showAboutUs: z.boolean(),
    showNews: z.boolean(),
    showCareer: z.boolean(),
    showContact: z.boolean(),
    signUp: z.boolean(),
    confirmEmail: z.boolean(),
    approveAccounts: z.boolean(),
    passwordMin: z.int().min(6).max(64),
    passwordMax: z.int().min(12).max(256),
    sessionDays: z.int().min(1).max(365),
    senderName: line(0, 50),
    senderEmail: optionalEmail,
    replyTo: optionalEmail,
    notifyRecipients: addresses,
    ...inBothLanguages({ consent: text(0, 5000) }),
    retentionMonths: z.int().min(1).max(120),
    activityMonths: z.int().min(1).max(120),
    outboxMonths: z.int().min(1).max(120),
  })
  .superRefine(
    rule(["passwordMin", "passwordMax"], ({ passwordMin, passwordMax }, refuse) => {
      if (passwordMin > passwordMax) refuse("passwordMax", "invalid");
    }),
  );

// A field is marked as required when its empty value is refused.
export const emptySetting: z.input<typeof settingSchema> = { ...defaultSettings, siteNameEn: "", siteNameVi: "" };
