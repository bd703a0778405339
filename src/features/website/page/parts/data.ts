import type { getTranslations } from "next-intl/server";
import type { WholeSite } from "~/components/site/whole-site";
import { latestJobs } from "~/features/career/post/data";
import { companyHistory } from "~/features/company/history/data";
import { featuredArticle } from "~/features/news/article/data";
import { aboutSections } from "~/features/website/about-us/data";
import { activePartners } from "~/features/website/partner/data";
import { visibleServices } from "~/features/website/service/data";
import { activeStatistics } from "~/features/website/statistic/data";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import type { Image } from "~/lib/images";
import { flatten } from "~/lib/items";
import { type LinkedRecord, linkedRecord } from "~/lib/record-link";
import type { Section } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { filesIn } from "~/server/traits/parts";
import { addressesOf } from "~/server/traits/record-links";
import type { OwnContent } from "./own-content";
import type { Part } from "./parts";

type Source = {
  db: Db;
  locale: Locale;
  now: Date;
  site: WholeSite;
  parts: readonly Part[];
  /** Section of "About us" to read whatever its state: for previews only. */
  aboutDraftId?: number | undefined;
};

type SharedReads = ReturnType<typeof sharedReads>;

/** Texts of the public pages. */
export type SiteTexts = Awaited<ReturnType<typeof getTranslations<"site">>>;

export type PartContext = {
  db: Db;
  locale: Locale;
  now: Date;
  site: WholeSite;
  t: SiteTexts;
  reads: SharedReads;
  own: OwnContent;
  /** The form of the page was just sent (`?sent=1`). */
  isSent: boolean;
  /** Loaders add their rich texts, because one call renders those of all parts. */
  htmls: Set<string>;
};

/** Returns reads that the parts of a page have in common: each runs when it is first asked for, and once. */
export function sharedReads({ db, locale, now, site, parts, aboutDraftId }: Source) {
  const has = (section: Section) => site.sections.includes(section);
  return {
    services: once(async () => (has("services") ? visibleServices(db, locale, now) : [])),
    featuredArticle: once(async () => (has("news") ? featuredArticle(db, locale, now) : null)),
    hasJobs: once(async () => has("career") && (await latestJobs(db, locale, now, 1)).length > 0),
    aboutSections: once(async () => (has("aboutUs") ? aboutSections(db, locale, now, aboutDraftId) : [])),
    history: once(() => companyHistory(db, locale)),
    statistics: once(() => activeStatistics(db, locale)),
    partners: once(() => activePartners(db, locale)),
    images: once(() => imagesById(db, parts)),
    documents: once(() => documentsById(db, parts)),
    linkedAddresses: once(() => addressesOf(db, linkedRecords(parts), locale, now)),
  };
}

/** Reads the pictures of all parts; deleted ones are missing. */
async function imagesById(db: Db, parts: readonly Part[]): Promise<ReadonlyMap<number, Image>> {
  const ids = filesIn(parts).flatMap(({ kind, id }) => (kind === "image" ? [id] : []));
  const images = ids.length === 0 ? [] : await db.media.findMany({ where: { id: { in: ids } }, select: imageSelect });
  return new Map(images.map((image) => [image.id, image]));
}

const documentSelect = { id: true, key: true, filename: true, size: true } as const satisfies Prisma.MediaSelect;

/** Reads the documents of all parts; deleted ones are missing. */
async function documentsById(db: Db, parts: readonly Part[]) {
  const ids = filesIn(parts).flatMap(({ kind, id }) => (kind === "document" ? [id] : []));
  const where = { id: { in: ids }, kind: "document" as const };
  const documents = ids.length === 0 ? [] : await db.media.findMany({ where, select: documentSelect });
  return new Map(documents.map((document) => [document.id, document]));
}

/** Lists the records to which links in the fields of parts lead. */
function linkedRecords(parts: readonly Part[]): LinkedRecord[] {
  return Object.values(flatten("parts", parts)).flatMap((value) =>
    typeof value === "string" ? (linkedRecord(value) ?? []) : [],
  );
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read();
    return value;
  };
}
