import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { siteOrigin } from "~/server/http/origin";
import { serverAddress } from "./smtp";

const select = { siteNameEn: true, siteNameVi: true, senderName: true, senderEmail: true, replyTo: true } as const;

/** As whom the site writes. */
export type MailIdentity = {
  siteName: string;
  /** The address of the site, without a slash at its end. */
  origin: string;
  from: { name: string; address: string };
  replyTo: string | null;
};

/** As whom the site writes in a language, by its settings; what they leave open follows from the site and the mail server. */
export async function mailIdentity(db: Db, locale: Locale): Promise<MailIdentity> {
  const setting = await db.setting.findUnique({ where: { id: 1 }, select });
  const siteName = (setting && inLanguage(setting, "siteName", locale)) || "Atrium";
  const origin = siteOrigin();
  const address = setting?.senderEmail ?? serverAddress() ?? `no-reply@${new URL(origin).hostname}`;
  return { siteName, origin, from: { name: setting?.senderName || siteName, address }, replyTo: setting?.replyTo ?? null };
}
