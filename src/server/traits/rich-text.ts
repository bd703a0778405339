import sanitizeHtml from "sanitize-html";
import { type Locale, localePath } from "~/i18n/routing";
import { escapeHtml, plainText } from "~/lib/html-text";
import { avifSrcSet, imageKey, imageUrls, isImageUrl } from "~/lib/images";
import { documentKey, documentUrl } from "~/lib/media";
import { readRecordName } from "~/lib/record-link";
import { cleanText, MAX_MARKS } from "~/lib/text";
import { withScheme } from "~/lib/urls";
import { embedUrl, isVideo, type Video, videoOf, watchUrl } from "~/lib/videos";
import type { Db } from "~/server/db/client";
import { type MediaRow, mediaSelect, withKeys } from "~/server/files/media-select";
import { addressesOf } from "~/server/traits/record-links";

/** Displayed width of an image: the text column, or a whole small screen. */
const IMAGE_SIZES = "(min-width: 768px) 720px, 100vw";

const options: sanitizeHtml.IOptions = {
  // Only elements that the editor makes.
  allowedTags: [
    ...["h2", "h3", "h4", "p", "blockquote", "pre", "hr", "ul", "ol", "li", "figure", "figcaption"],
    ...["table", "tbody", "thead", "tr", "th", "td"],
    ...["strong", "em", "u", "s", "code", "a", "br", "img"],
  ],
  allowedAttributes: {
    a: ["href", "target", "rel", "data-record"],
    figure: ["data-video"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding", "data-media-id"],
    ol: ["start"],
  },
  allowedClasses: { code: [/^language-[\w-]+$/] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "object", "title"],
  nestingLimit: 30,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    a: (tagName, attribs) => ({ tagName, attribs: recordLinkAttributes(attribs) ?? linkAttributes(attribs) }),
    figure: (tagName, attribs) => ({ tagName, attribs: videoAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
    ol: (tagName, attribs) => ({ tagName, attribs: startOf(attribs) }),
  },
  // Keeps the text of a link without target; drops images that aren't ours.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === "a" && !attribs.href && !attribs["data-record"]) return "excludeTag";
    return tag === "img" && !attribs.src;
  },
};

/** Sanitises rich text: only the editor's elements, safe link schemes and library images. Idempotent. */
export function sanitizeRichText(html: string): string {
  // Last, as sanitizeHtml turns entities such as &#11; into control characters.
  return withoutEmptyEnds(cutMarks(cleanText(sanitizeHtml(isTooDeep(html) ? escapeHtml(html) : html, options))));
}

/** Checks for elements in more others than any editor makes: the parser's time grows with the square of the depth. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  // The parser closes the others by itself.
  for (const [, end] of html.matchAll(/<(\/?)(?!(?:br|hr|img|p|li|tr|td|th)\b)[a-z]/gi)) {
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > 1000) return true;
  }
  return false;
}

/** Limits runs of combining marks across tags too, as the search removes tags inside a word. */
function cutMarks(html: string): string {
  let length = 0;
  return html.replace(/<[^>]*>|(\p{M}+)|[^<\p{M}]+/gu, (piece, run?: string) => {
    if (piece.startsWith("<")) return piece;
    const allowedMarks = [...(run ?? "")].slice(0, MAX_MARKS - length);
    length = run ? length + allowedMarks.length : 0;
    return run ? allowedMarks.join("") : piece;
  });
}

type Reader = {
  locale: Locale;
  now: Date;
  /** Label of a video link, with the name of the service. */
  videoLabel(service: Video["service"]): string;
};

/**
 * Renders rich texts for visitors. Links to invisible records become text. A video is a link that `VideoEmbeds` turns into a
 * player: nothing is loaded from its service before a click.
 */
export async function renderRichTexts(db: Db, htmls: readonly string[], reader: Reader): Promise<string[]> {
  const texts = htmls.map(sanitizeRichText);
  const records = texts.flatMap((text) =>
    [...text.matchAll(/ data-record="([^"]+)"/g)].flatMap(([, name]) => readRecordName(name ?? "") ?? []),
  );
  const [addresses, media] = await Promise.all([
    addressesOf(db, records, reader.locale, reader.now),
    mediaByKey(db, texts.flatMap(mediaKeysIn)),
  ]);
  const transformTags: sanitizeHtml.IOptions["transformTags"] = {
    a: (tagName, attribs) => {
      const { "data-record": record, href = "" } = attribs;
      const address = record && addresses.get(record);
      if (address) return { tagName, attribs: { href: localePath(reader.locale, address) } };
      if (record) return { tagName, attribs: {} };
      const document = media.get(documentKey(href) ?? "");
      return { tagName, attribs: document ? { ...attribs, href: documentUrl(document) } : attribs };
    },
    img: (tagName, attribs) => {
      const image = media.get(imageKey(attribs.src ?? "") ?? "");
      if (!image) return { tagName, attribs };
      const { src, srcSet, width, height } = imageUrls(image);
      const present = { src, srcset: srcSet, sizes: IMAGE_SIZES, width: String(width), height: String(height) };
      return { tagName, attribs: { ...attribs, ...present } };
    },
  };
  return texts.map((text) => {
    const isResolved = !/ data-record="|\/api\/files\//.test(text);
    return withVideos(isResolved ? text : withAvif(sanitizeHtml(text, { ...options, transformTags }), media), reader);
  });
}

function withAvif(html: string, media: ReadonlyMap<string, MediaRow>): string {
  return html.replace(/<img src="([^"]+)"[^>]*>/g, (img, src: string) => {
    const image = media.get(imageKey(src) ?? "");
    const avif = image && avifSrcSet(image);
    if (!avif) return img;
    return `<picture><source type="image/avif" srcset="${avif}" sizes="${IMAGE_SIZES}" />${img}</picture>`;
  });
}

function withVideos(html: string, { videoLabel }: Reader): string {
  return html.replace(/<figure data-video="([^"]+)">/g, (figure, name: string) => {
    const video = videoOf(name);
    const player = embedUrl(video).replaceAll("&", "&amp;");
    const label = `<span>${escapeHtml(videoLabel(video.service))}</span>`;
    return `${figure}<a class="video" href="${watchUrl(video)}" data-embed="${player}" rel="noopener">${label}</a>`;
  });
}

async function mediaByKey(db: Db, keys: string[]) {
  const select = { ...mediaSelect, oldKeys: true };
  const rows = keys.length === 0 ? [] : await db.media.findMany({ where: withKeys(keys), select });
  return new Map(rows.flatMap((row) => [row.key, ...row.oldKeys].map((key) => [key, row] as const)));
}

export function storedRichText(html: string): string | null {
  const sanitized = sanitizeRichText(html);
  const isEmpty = !/<img |<figure data-video=/.test(sanitized) && /^[\p{Cf}\p{Z}]*$/u.test(plainText(sanitized));
  return isEmpty ? null : sanitized;
}

/** For `prepare`: sanitises the rich texts that a save sets. */
export function cleanRichText(data: object, fields: readonly string[]): Record<string, string | null> {
  const cleaned: Record<string, string | null> = {};
  for (const field of fields) {
    const html: unknown = Reflect.get(data, field);
    if (html !== undefined) cleaned[field] = typeof html === "string" ? storedRichText(html) : null;
  }
  return cleaned;
}

/** Lists the unique keys of the images and linked documents in a rich text, by where their files lie, not by other attributes. */
export function mediaKeysIn(html: string): string[] {
  const keys = new Set<string>();
  sanitizeHtml(sanitizeRichText(html), {
    ...options,
    onOpenTag: (tag, attribs) => {
      const key = tag === "img" ? imageKey(attribs.src ?? "") : tag === "a" ? documentKey(attribs.href ?? "") : null;
      if (key) keys.add(key);
    },
  });
  return [...keys];
}

function startOf({ start = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return /^\d{1,6}$/.test(start) ? { start } : {};
}

function recordLinkAttributes({ "data-record": record = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes | null {
  return readRecordName(record) ? { "data-record": record } : null;
}

function videoAttributes({ "data-video": video = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return isVideo(video) ? { "data-video": video } : {};
}

function spansOf({ colspan = "", rowspan = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSpan = (text: string) => /^[1-9]\d?$/.test(text) && text !== "1";
  return { ...(isSpan(colspan) && { colspan }), ...(isSpan(rowspan) && { rowspan }) };
}

/** Allows links to this site, mail addresses, phone numbers and web addresses; adds a missing https://. */
function linkAttributes({ href: address = "", target }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const inNewTab = target === "_blank";
  // Browsers ignore invisible characters, so they must not hide a scheme.
  const href = address.replace(/[\p{C}\s]+/gu, "");
  if (href === "") return {};
  if (href.startsWith("#") || /^\/(?![/\\])/.test(href) || /^(?:mailto|tel):./i.test(href)) return { href };
  const link = withScheme(href);
  if (link === null) return {};
  return inNewTab ? { href: link, target: "_blank", rel: "noopener" } : { href: link, rel: "noopener" };
}

/** Adds the media id to an image of the library, so that none in use can be deleted. */
function imageAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src = "", srcset = "", alt = "", width = "", height = "", "data-media-id": mediaId = "" } = attribs;
  if (!isImageUrl(src) || !/^[1-9]\d{0,8}$/.test(mediaId)) return {};
  const isSized = [width, height].every((side) => /^[1-9]\d{0,4}$/.test(side));
  const isOurSet = srcset.split(", ").every((candidate) => isImageUrl(candidate.replace(/ \d+w$/, "")));
  return {
    src,
    ...(isOurSet && { srcset, sizes: IMAGE_SIZES }),
    alt,
    ...(isSized && { width, height }),
    loading: "lazy",
    decoding: "async",
    "data-media-id": mediaId,
  };
}

const emptyParagraph = /^<p>(?:\s|&nbsp;|<br \/>)*<\/p>\s*/;

/** Removes empty paragraphs at the start and the end. */
function withoutEmptyEnds(html: string): string {
  let text = html.trim();
  for (let match = emptyParagraph.exec(text); match; match = emptyParagraph.exec(text)) text = text.slice(match[0].length);
  for (let last = text.lastIndexOf("<p>"); last >= 0; last = text.lastIndexOf("<p>")) {
    if (emptyParagraph.exec(text.slice(last))?.[0].length !== text.length - last) break;
    text = text.slice(0, last).trimEnd();
  }
  return text;
}
