import type { Locale } from "~/i18n/routing";
import { type Image, imageUrl } from "~/lib/images";
import { inLanguage } from "~/lib/languages";
import { type Look, lookOf, lookSelect } from "~/lib/look";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { imageSelect } from "~/server/files/media-select";
import { siteOrigin } from "~/server/request/origin";
import { serverAddress } from "./smtp";

const select = {
  siteNameEn: true,
  siteNameVi: true,
  senderName: true,
  senderEmail: true,
  replyTo: true,
  ...lookSelect,
} as const;

export type MailIdentity = {
  siteName: string;
  origin: string;
  /** Logo of the company information, with an absolute URL for mail programs. */
  logo: { url: string; width: number; height: number } | null;
  look: Look;
  from: { name: string; address: string };
  replyTo: string | null;
};

export async function mailIdentity(db: Db, locale: Locale): Promise<MailIdentity> {
  const [setting, company] = await Promise.all([
    readSettings(db, select),
    db.company.findUnique({ where: { id: 1 }, select: { namedLogo: { select: imageSelect } } }),
  ]);
  const siteName = inLanguage(setting, "siteName", locale);
  const origin = siteOrigin();
  const address = setting.senderEmail ?? serverAddress() ?? `no-reply@${new URL(origin).hostname}`;
  const logo = company?.namedLogo ? logoOf(company.namedLogo, origin) : null;
  return {
    siteName,
    origin,
    logo,
    look: lookOf(setting),
    from: { name: setting.senderName || siteName, address },
    replyTo: setting.replyTo,
  };
}

/** Displayed height in pixels. The file is three times as wide, for fine screens. */
const LOGO_HEIGHT = 40;
const LOGO_MAX_WIDTH = 240;

function logoOf(image: Image, origin: string): MailIdentity["logo"] {
  const share = (image.width ?? 1) / (image.height ?? 1);
  const width = Math.min(LOGO_MAX_WIDTH, Math.round(LOGO_HEIGHT * share));
  return { url: origin + imageUrl(image, width * 3), width, height: Math.round(width / share) };
}
