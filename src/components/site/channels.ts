import { profileOf } from "~/lib/social-links";
import type { WholeSite } from "./whole-site";

type Contact = Pick<WholeSite, "email" | "phone" | "socialLinks">;

/** Lists the ways to reach the company; leaves out missing ones. */
export function channels({ email, phone, socialLinks }: Contact) {
  const chats = profiles(socialLinks).filter(({ isChat }) => isChat);
  return [
    ...(email ? [{ key: "email" as const, network: null, href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ key: "phone" as const, network: null, href: phoneHref(phone), text: phone }] : []),
    ...chats.map(({ href, key, name }) => ({ key: name, network: key, href, text: withoutScheme(href) })),
  ];
}

/** Shortens a link to what people read: `zalo.me/company`. */
function withoutScheme(link: string): string {
  return link.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Lists the company's profiles elsewhere. */
export function externalLinks({ socialLinks }: Pick<Contact, "socialLinks">) {
  return profiles(socialLinks).flatMap(({ isChat, key, name, href }) => (isChat ? [] : [{ network: key, text: name, href }]));
}

function profiles(links: Contact["socialLinks"]) {
  return links.map(({ href }) => ({ ...profileOf(href), href }));
}
