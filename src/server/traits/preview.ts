import { createHmac, timingSafeEqual } from "node:crypto";
import { type Locale, localePath } from "~/i18n/routing";
import { authSecret } from "~/server/auth/secret";
import type { Db } from "~/server/db/client";
import type { PublishedPath } from "~/server/traits/publishing";

/** A record by its page in the back office and its id. */
export type PreviewRecord = { path: PublishedPath; id: number };

/**
 * For each kind of record that is published: the path of the public page that shows one, published or not; null when there is no
 * such record. The page shows the draft by `previewOf` of src/app/(site)/preview.ts.
 */
const previewPages: Record<PublishedPath, (db: Db, id: number) => Promise<string | null>> = {
  "/admin/about-us": async (db, id) => ((await db.aboutSection.count({ where: { id } })) > 0 ? "/about-us" : null),
  "/admin/career": async (db, id) => {
    const job = await db.jobPost.findUnique({ where: { id }, select: { slug: true } });
    return job && `/career/${encodeURIComponent(job.slug)}`;
  },
  "/admin/news": async (db, id) => {
    const article = await db.newsArticle.findUnique({ where: { id }, select: { slug: true } });
    return article && `/news/${encodeURIComponent(article.slug)}`;
  },
  "/admin/page": async (db, id) => {
    const page = await db.page.findUnique({ where: { id }, select: { slug: true } });
    return page && `/${encodeURIComponent(page.slug)}`;
  },
  "/admin/service": async (db, id) => {
    const service = await db.service.findUnique({ where: { id }, select: { slug: true } });
    return service && `/services/${encodeURIComponent(service.slug)}`;
  },
};

/** Whether records of this page of the back office can be previewed. */
export function isPreviewPath(path: string): path is PublishedPath {
  return Object.hasOwn(previewPages, path);
}

/** The public page that shows a record, as an address of this site that opens its draft; null when there is no such record. */
export async function previewUrl(db: Db, record: PreviewRecord, locale: Locale, token: string): Promise<string | null> {
  const page = await previewPages[record.path](db, record.id);
  return page && `${localePath(locale, page)}?${new URLSearchParams({ preview: token })}`;
}

/** The link that opens a draft for others, until its token expires. */
export function previewLink({ path, id }: PreviewRecord, locale: Locale, token: string): string {
  return `/api/preview?${new URLSearchParams({ path, id: String(id), locale, token })}`;
}

/** How long a preview link opens its draft: a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A token that opens the draft of one record until it expires. Staff get one by `/api/preview`, and may pass it on. */
export function previewToken(record: PreviewRecord, now: Date): string {
  const expires = (now.getTime() + LIFETIME_MS).toString(36);
  return `${expires}.${sign(record, expires)}`;
}

/** Whether a token opens the draft of this record now. */
export function isPreviewToken(token: string, record: PreviewRecord, now: Date): boolean {
  const [expires = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(record, expires));
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(expires, 36) > now.getTime();
}

function sign({ path, id }: PreviewRecord, expires: string): string {
  return createHmac("sha256", authSecret()).update(`preview ${path}/${id} ${expires}`).digest("base64url");
}
