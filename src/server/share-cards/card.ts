import { createHash } from "node:crypto";
import type { Locale } from "~/i18n/routing";
import type { Image } from "~/lib/images";
import { normalize } from "~/lib/text";
import { translatorFor } from "~/server/platform/translator";

type CardImage = Pick<Image, "key" | "width" | "widths" | "focalX" | "focalY">;

/** What the image beside a shared link shows where staff chose none. It is drawn by us: see draw.tsx. */
export type ShareCard = {
  siteName: string;
  /** Of the company, for a dark ground; in place of the site's name. */
  logo: CardImage | null;
  /** The section of the site that the page is in; empty where the title says it. */
  section: string;
  title: string;
  picture: CardImage | null;
};

/** What the card of a page is made of. */
export type CardOfPage = {
  locale: Locale;
  site: { name: string; slogan: string };
  logo: CardImage | null;
  /** The bare path of the page; its query changes nothing. */
  path: string;
  /** What the page calls itself; a fixed page has a title of its own. */
  title: string;
  picture?: CardImage | null;
};

/** To be raised with every change of the drawing: all cards are drawn anew. */
const DRAWING = 1;

/** The fixed pages that have a card, with the message that is its title; the home page has the slogan. */
export const fixedCards = {
  "/": null,
  "/services": "services.title",
  "/about-us": "aboutUs.title",
  "/news": "news.title",
  "/career": "career.title",
  "/contact": "contact.title",
  "/search": "search.title",
} as const;

/** The sections whose name is shown above a title. */
const sections = { services: "services.title", news: "news.title", career: "career.title" } as const;

/** The card of a page; null when it has letters that can't be drawn. */
export function shareCardOf({ locale, site, logo, path, title, picture = null }: CardOfPage): ShareCard | null {
  const t = translatorFor(locale);
  const [bare = ""] = path.split("?");
  const [, section = "", ...rest] = bare.split("/");
  const card = {
    siteName: plain(site.name),
    logo,
    section: isKey(sections, section) && rest.length > 0 ? t(`site.${sections[section]}`) : "",
    title: plain(isKey(fixedCards, bare) ? fixedTitle(bare, locale, site) : title),
    picture,
  };
  return card.title !== "" && isDrawable(card.title + (logo ? "" : card.siteName)) ? card : null;
}

/**
 * What a card is stored under: everything that is drawn, so that the same card is drawn once and an outdated one never shown.
 * @returns 22 characters of an address, like the key of any file of the library
 */
export function cardKey({ logo, picture, ...texts }: ShareCard): string {
  const drawn = [DRAWING, texts, ...[logo, picture].map((image) => image && [image.key, image.focalX, image.focalY])];
  return createHash("sha256").update(JSON.stringify(drawn)).digest("base64url").slice(0, 22);
}

/** The name of a card's file, in the folder of its key. */
export const CARD_FILE = "card.jpg";

export function cardUrl(key: string): string {
  return `/api/files/${key}/${CARD_FILE}`;
}

function fixedTitle(path: keyof typeof fixedCards, locale: Locale, site: { name: string; slogan: string }): string {
  const message = fixedCards[path];
  return message === null ? site.slogan || site.name : translatorFor(locale)(`site.${message}`);
}

/** Without emoji: they are decoration, and no letter of the font. */
function plain(text: string): string {
  return normalize(text, "NFC")
    .replace(/\p{Emoji_Presentation}|\ufe0f|\u200d/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Whether all letters of a text can be drawn: others would be empty boxes. They are `cardLetters` of scripts/fonts.mjs, which is
 * not there at run time.
 */
export function isDrawable(text: string): boolean {
  return /^(?:[\x20-\x7e\xa0-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9–—‘’‚“”„†•…‰‹›€™₫←↑→↓−≤≥×÷]|\u0300|\u0301|\u0303|\u0309|\u0323)*$/u.test(
    text,
  );
}

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
