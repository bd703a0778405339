import { z } from "zod";
import { requiredLink } from "~/lib/fields";
import { itemId, itemList, readItems } from "~/lib/item-schema";

export const MAX_SOCIAL_LINKS = 20;

const socialLink = z.object({ id: itemId, href: requiredLink });

/** Links to the company's profiles on networks, in the order in which visitors see them. */
export const socialLinks = itemList(socialLink, MAX_SOCIAL_LINKS).superRefine((links, context) => {
  links.forEach(({ href }, index) => {
    if (links.findIndex((link) => link.href === href) < index)
      context.addIssue({ code: "custom", path: [index, "href"], message: "linkTwice" });
  });
});

export type SocialLink = z.output<typeof socialLinks>[number];

/** Reads stored links, which an update of the site may have filled with one address twice: the form asks to mend that. */
export function readSocialLinks(stored: unknown): SocialLink[] {
  return readItems(socialLink, stored) ?? [];
}

/** Networks by their hosts. Names of brands are not translated. On those for chats, visitors write to the company. */
const networks = [
  { key: "facebook", name: "Facebook", hosts: ["facebook.com", "fb.com"], isChat: false },
  { key: "linkedin", name: "LinkedIn", hosts: ["linkedin.com"], isChat: false },
  { key: "youtube", name: "YouTube", hosts: ["youtube.com", "youtu.be"], isChat: false },
  { key: "instagram", name: "Instagram", hosts: ["instagram.com"], isChat: false },
  { key: "tiktok", name: "TikTok", hosts: ["tiktok.com"], isChat: false },
  { key: "x", name: "X", hosts: ["x.com", "twitter.com"], isChat: false },
  { key: "threads", name: "Threads", hosts: ["threads.com", "threads.net"], isChat: false },
  { key: "github", name: "GitHub", hosts: ["github.com"], isChat: false },
  { key: "zalo", name: "Zalo", hosts: ["zalo.me"], isChat: true },
  { key: "messenger", name: "Messenger", hosts: ["m.me", "messenger.com"], isChat: true },
  { key: "whatsapp", name: "WhatsApp", hosts: ["wa.me", "whatsapp.com"], isChat: true },
  { key: "telegram", name: "Telegram", hosts: ["t.me", "telegram.me"], isChat: true },
  { key: "viber", name: "Viber", hosts: ["viber.com", "vb.me"], isChat: true },
] as const;

export type NetworkKey = (typeof networks)[number]["key"];

type Profile = { key: NetworkKey | null; name: string; isChat: boolean };

/** Names the network of a link; the host of an unknown one. */
export function profileOf(href: string): Profile {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : href;
  const network = networks.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
  return network ?? { key: null, name: host, isChat: false };
}
