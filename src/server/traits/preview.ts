import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomBytes } from "node:crypto";
import { type Locale, localePath } from "~/i18n/routing";
import { accountStatus } from "~/lib/accounts";
import { recordActivity } from "~/server/activity";
import { granted } from "~/server/auth/actor";
import type { Db } from "~/server/db/client";
import type { Actor } from "~/server/permissions";
import { processSingleton } from "~/server/process-singleton";
import type { PublishedPath } from "~/server/traits/publishing";

/** A record by its page in the back office and its id. */
export type PreviewRecord = { path: PublishedPath; id: number };

/** The path of the public page that shows a record, published or not, and what the activity log calls the record. */
type PreviewPage = { page: string; name: string; version: number };

const titles = { titleEn: true, titleVi: true, version: true } as const;
const names = { nameEn: true, nameVi: true, version: true } as const;

/**
 * The public page of each kind of record that is published; null when there is no such record. The page shows the draft by
 * `previewOf` of src/app/(site)/preview.ts.
 */
const previewPages: Record<PublishedPath, (db: Db, id: number) => Promise<PreviewPage | null>> = {
  "/admin/about-us": async (db, id) => {
    const section = await db.aboutSection.findUnique({ where: { id }, select: names });
    return section && { page: "/about-us", name: section.nameEn || section.nameVi, version: section.version };
  },
  "/admin/career": async (db, id) => {
    const job = await db.jobPost.findUnique({ where: { id }, select: { slug: true, ...titles } });
    return job && { page: `/career/${encodeURIComponent(job.slug)}`, ...titled(id, job) };
  },
  "/admin/news": async (db, id) => {
    const article = await db.newsArticle.findUnique({ where: { id }, select: { slug: true, ...titles } });
    return article && { page: `/news/${encodeURIComponent(article.slug)}`, ...titled(id, article) };
  },
  "/admin/page": async (db, id) => {
    const page = await db.page.findUnique({ where: { id }, select: { slug: true, ...titles } });
    return page && { page: `/${encodeURIComponent(page.slug)}`, ...titled(id, page) };
  },
  "/admin/service": async (db, id) => {
    const service = await db.service.findUnique({ where: { id }, select: { slug: true, ...names } });
    return service && { page: `/services/${encodeURIComponent(service.slug)}`, name: service.nameEn, version: service.version };
  },
};

function titled(id: number, row: { titleEn: string | null; titleVi: string | null; version: number }) {
  return { name: row.titleEn || row.titleVi || `#${id}`, version: row.version };
}

/** Whether records of this page of the back office can be previewed. */
export function isPreviewPath(path: string): path is PublishedPath {
  return Object.hasOwn(previewPages, path);
}

/** The public page that shows a record, as an address of this site that opens its draft; null when there is no such record. */
export async function previewUrl(db: Db, record: PreviewRecord, locale: Locale, token: string): Promise<string | null> {
  const found = await previewPages[record.path](db, record.id);
  return found && `${localePath(locale, found.page)}?${new URLSearchParams({ preview: token })}`;
}

/** The link that opens a draft for others, also after its slug has changed. */
export function previewLink({ path, id }: PreviewRecord, locale: Locale, token: string): string {
  return `/api/preview?${new URLSearchParams({ path, id: String(id), locale, token })}`;
}

/** The lifetime of a preview link: a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a link that opens the draft of one record to all who have it, and logs that.
 * @returns its token; null when there is no such record
 */
export async function createPreviewLink(
  db: Db,
  { path, id }: PreviewRecord,
  { actor, ip, now }: { actor: Pick<Actor, "id" | "name">; ip: string; now: Date },
): Promise<string | null> {
  const found = await previewPages[path](db, id);
  if (!found) return null;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.previewLink.create({
    data: { path, recordId: id, tokenHash: hashOf(token), makerId: actor.id, expiresAt, createdAt: now },
    select: { id: true },
  });
  const record = { id, name: found.name, version: found.version };
  await recordActivity(db, { actor, ip, action: "preview-link", path, record });
  return token;
}

/** The record whose draft a token opens now: its link was not revoked, and its maker may still view such records. */
export async function findPreview(db: Db, token: string, now: Date): Promise<PreviewRecord | null> {
  if (!isPreviewToken(token)) return null;
  const [link] = await db.$queryRaw<{ path: string; recordId: number }[]>`
    SELECT l."path", l."recordId"
    FROM "PreviewLink" l
      JOIN "User" u ON u."id" = l."makerId"
      JOIN "Role" r ON r."id" = u."roleId"
      JOIN "Feature" f ON f."pathname" = l."path"
      LEFT JOIN "Permission" p ON p."roleId" = r."id" AND p."featureId" = f."id"
    WHERE l."tokenHash" = ${hashOf(token)} AND l."revokedAt" IS NULL AND l."expiresAt" > ${now}
      AND u."status" = ${accountStatus.ACTIVE} AND ${granted("view")}`;
  return link && isPreviewPath(link.path) ? { path: link.path, id: link.recordId } : null;
}

/** The preview token that an address of this site carries; null without one. */
export function previewTokenOf(url: string): string | null {
  const [, query = ""] = url.split(/\?(.*)/s);
  const token = new URLSearchParams(query).get("preview");
  return token !== null && isPreviewToken(token) ? token : null;
}

function isPreviewToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The token is random and long: a fast hash is enough. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The draft that a render may show, and the token that opened it. */
type OpenPreview = PreviewRecord & { token: string };

/** Belongs to one render and can't be set by a request. */
const renders = processSingleton("preview", () => new AsyncLocalStorage<OpenPreview>());

/** Renders a page that finds its preview by `openPreview`. */
export function withPreview<Result>(preview: OpenPreview, render: () => Promise<Result>): Promise<Result> {
  return renders.run(preview, render);
}

/** The preview that the page that is being rendered belongs to. */
export function openPreview(): OpenPreview | null {
  return renders.getStore() ?? null;
}
