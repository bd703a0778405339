import { createHash } from "node:crypto";
import type { ListAddress } from "~/features/public-paths";
import type { Locale } from "~/i18n/routing";
import type { Image } from "~/lib/images";
import { defaultLook, type Look } from "~/lib/look";
import { normalize } from "~/lib/text";
import { translatorFor } from "~/server/platform/translator";

type CardImage = Pick<Image, "key" | "width" | "widths" | "focalX" | "focalY" | "shareX" | "shareY">;

export type ShareCard = {
  siteName: string;
  /** Variant for a dark background; replaces the site's name. */
  logo: CardImage | null;
  /** Section of the page; empty where the title already says it. */
  section: string;
  title: string;
  picture: CardImage | null;
  look: CardLook;
};

type CardLook = Pick<Look, "brandColor" | "font">;

export type CardOfPage = {
  locale: Locale;
  site: { name: string; slogan: string };
  logo: CardImage | null;
  look?: CardLook;
  path: string;
  title: string;
  /** Title of a fixed page that staff changed; home's card always has the slogan. */
  fixedTitle?: string | undefined;
  picture?: CardImage | null;
};

/** Raise after every change of the drawing: all cards are drawn anew. */
const DRAWING = 1;

/** Fixed pages with a card, and the message used as title; the home page has the slogan. */
const fixedCards = {
  "/": null,
  "/services": "services.title",
  "/about-us": "aboutUs.title",
  "/news": "news.title",
  "/career": "career.title",
  "/contact": "contact.title",
  "/search": "search.title",
} as const satisfies Record<ListAddress, string> & Record<string, string | null>;

/** Collects the content of a page's card. @returns null when the font lacks a letter, and for later pages of a record's list */
export function shareCardOf({
  locale,
  site,
  logo,
  look = defaultLook,
  path,
  title,
  fixedTitle,
  picture = null,
}: CardOfPage): ShareCard | null {
  const t = translatorFor(locale);
  const [bare = "", query] = path.split("?");
  const [, section = "", ...rest] = bare.split("/");
  const list = `/${section}`;
  const sectionTitle = rest.length > 0 && isFixedPage(list) ? fixedCards[list] : null;
  const card = {
    siteName: plain(site.name),
    logo,
    section: sectionTitle === null ? "" : t(`site.${sectionTitle}`),
    title: plain(isFixedPage(bare) ? fixedTitle || usualTitle(bare, locale, site) : query === undefined ? title : ""),
    picture,
    look: { brandColor: look.brandColor, font: look.font },
  };
  return card.title !== "" && isDrawable(card.title + (logo ? "" : card.siteName)) ? card : null;
}

/** Hashes everything drawn, so that outdated cards are never shown. @returns 22 characters, like any file key */
export function cardKey({ logo, picture, look, ...texts }: ShareCard): string {
  const images = [logo, picture].map((image) => image && [image.key, image.focalX, image.focalY]);
  const isUsual = look.brandColor === defaultLook.brandColor && look.font === defaultLook.font;
  const drawn = [DRAWING, texts, ...images, ...(isUsual ? [] : [look])];
  return createHash("sha256").update(JSON.stringify(drawn)).digest("base64url").slice(0, 22);
}

export const CARD_FILE = "card.jpg";

/** @param address of the page, with language: it tells what to draw */
export function cardUrl(key: string, address: string): string {
  const [page = ""] = address.split("?");
  return `/api/files/${key}/${CARD_FILE}?${new URLSearchParams({ page })}`;
}

function usualTitle(path: keyof typeof fixedCards, locale: Locale, site: { name: string; slogan: string }): string {
  const message = fixedCards[path];
  return message === null ? site.slogan || site.name : translatorFor(locale)(`site.${message}`);
}

function plain(text: string): string {
  return normalize(text, "NFC")
    .replace(/\p{Emoji_Presentation}|\ufe0f|\u200d/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether the font has all letters. Repeats `cardLetters` of scripts/fonts.mjs, which is missing at run time. */
export function isDrawable(text: string): boolean {
  return /^(?:[\x20-\x7e\xa0-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9–—‘’‚“”„†•…‰‹›€™₫←↑→↓−≤≥×÷]|\u0300|\u0301|\u0303|\u0309|\u0323)*$/u.test(
    text,
  );
}

/** Whether a bare address is a fixed page with a card. */
export function isFixedPage(path: string): path is keyof typeof fixedCards {
  return Object.hasOwn(fixedCards, path);
}
