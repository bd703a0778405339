import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { type PreviewedPath, type SiteWidePath, siteWideRecords } from "~/features/public-paths";
import { addressOf, isPublishedPath, type PublishedPath } from "~/features/public-records";
import { adminPages } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { defaultLocale, type Locale, localePath, splitLocale } from "~/i18n/routing";
import { normalPath } from "~/lib/site-path";
import { granted, isAdmitted, lacksTwoStep, loadActor } from "~/server/auth/actor";
import { type Actor, may } from "~/server/auth/permissions";
import { sessionOf } from "~/server/auth/session";
import { keyedHash } from "~/server/auth/signed-text";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { processSingleton } from "~/server/platform/process-singleton";
import { hashToken } from "~/server/platform/secret-token";
import { findPublicRecord } from "./public-records";

/** Id of a record that is not saved yet, in a preview of what is typed. */
export const UNSAVED = 0;

/** Slug of a page that is not saved yet, in its preview. */
const UNSAVED_SLUG = "new";

export type PreviewRecord = { path: PublishedPath; id: number };

type PreviewPage = { page: string; name: string; version: number };

async function findPreviewPage(db: Db, { path, id }: PreviewRecord, locale: Locale): Promise<PreviewPage | null> {
  const row = await findPublicRecord(db, path, id);
  return row && { page: addressOf(path, row, locale), name: row.titleEn || row.titleVi || `#${id}`, version: row.version };
}

/** Builds the address that opens a record's draft, or null. @param token null: opens only for staff who may view the record */
export async function previewUrl(db: Db, record: PreviewRecord, locale: Locale, token: string | null): Promise<string | null> {
  const previewPage = await findPreviewPage(db, record, locale);
  return previewPage && `${localePath(locale, previewPage.page)}?${new URLSearchParams({ preview: token ?? keyOf(record) })}`;
}

/** Builds the link that opens a draft for others, even after a slug change. */
export function previewLink({ path, id }: PreviewRecord, locale: Locale, token: string): string {
  return `/api/preview?${new URLSearchParams({ path, id: String(id), locale, token })}`;
}

/** Returns the address of the public page that shows a record, published or not; null if there is no such record. */
export async function pageOfPreview(db: Db, record: PreviewRecord, locale: Locale): Promise<string | null> {
  if (record.id === UNSAVED) return localePath(locale, addressOf(record.path, { slug: UNSAVED_SLUG }, locale));
  const previewPage = await findPreviewPage(db, record, locale);
  return previewPage && localePath(locale, previewPage.page);
}

/** Whether a preview can show a record: it is there, or its page of the back office offers to add one. */
export async function canPreviewRecord(db: Db, path: SiteWidePath, id: number): Promise<boolean> {
  if (id === UNSAVED) return adminPages.some((page) => page.path === path && page.actions.some((action) => action === "add"));
  const table = Prisma.raw(`"${siteWideRecords[path]}"`);
  const rows = await db.$queryRaw<unknown[]>`SELECT FROM ${table} WHERE "id" = ${id}`;
  return rows.length > 0;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Making = { actor: Pick<Actor, "id" | "name">; ip: string; now: Date };

/**
 * Creates and logs a link that opens one draft for anyone, or extends the person's valid one by a day.
 * @returns its token; null if there is no such record
 */
export async function createPreviewLink(db: Db, { path, id }: PreviewRecord, making: Making): Promise<string | null> {
  const previewPage = await findPreviewPage(db, { path, id }, defaultLocale);
  if (!previewPage) return null;
  const { actor, now } = making;
  const where = { path_recordId_makerId: { path, recordId: id, makerId: actor.id } };
  const before = await db.previewLink.findUnique({ where, select: { salt: true, expiresAt: true, createdAt: true } });
  const link = before && before.expiresAt > now ? before : { salt: randomBytes(16).toString("base64url"), createdAt: now };
  const token = tokenOf(link.salt);
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const data = { salt: link.salt, tokenHash: hashToken(token), expiresAt, createdAt: link.createdAt };
  await db.previewLink.upsert({
    where,
    create: { path, recordId: id, makerId: actor.id, ...data },
    update: data,
    select: { id: true },
  });
  await recordLink(db, "preview-link", { path, id }, previewPage, making);
  return token;
}

/** Ends and logs a link; an ended link stays as it is. */
export async function endPreviewLink(db: Db, { path, id }: PreviewRecord, linkId: number, making: Making): Promise<void> {
  const { count } = await db.previewLink.deleteMany({ where: { id: linkId, path, recordId: id } });
  const previewPage = count > 0 && (await findPreviewPage(db, { path, id }, defaultLocale));
  if (previewPage) await recordLink(db, "end-preview-link", { path, id }, previewPage, making);
}

async function recordLink(
  db: Db,
  action: "preview-link" | "end-preview-link",
  { path, id }: PreviewRecord,
  { name, version }: PreviewPage,
  { actor, ip }: Making,
): Promise<void> {
  await recordActivity(db, { actor, ip, action, path, record: { id, name, version } });
}

export async function livePreviewLinks(db: Db, { path, id }: PreviewRecord, now: Date) {
  const links = await db.previewLink.findMany({
    where: { path, recordId: id, expiresAt: { gt: now } },
    select: { id: true, salt: true, maker: { select: { id: true, name: true } }, createdAt: true, expiresAt: true },
    orderBy: { id: "desc" },
  });
  return links.map(({ salt, ...link }) => ({ ...link, token: tokenOf(salt) }));
}

/**
 * Finds the draft that an address opens: by a link whose maker may still edit, or for staff who may view the record.
 * @param key see `previewKeyOf` @param cookie cookie header of the request
 */
export async function findPreview(
  db: Db,
  key: string,
  cookie: string | undefined,
  now: Date,
): Promise<(PreviewRecord & { token: string | null }) | null> {
  if (isPreviewToken(key)) {
    const record = await findLinked(db, key, now);
    return record && { ...record, token: key };
  }
  const record = recordOf(key);
  const session = record && cookie !== undefined ? await sessionOf(new Headers({ cookie })) : null;
  const actor = session && (await loadActor(db, session.id, now));
  return record && actor && may(actor, record.path, "view") ? { ...record, token: null } : null;
}

/** Finds the preview for the address of a page: only on the record's own page, in any language; otherwise null. */
export async function findPreviewAt(db: Db, url: string, cookie: string | undefined, now: Date) {
  const key = previewKeyOf(url);
  const preview = key === null ? null : await findPreview(db, key, cookie, now);
  const { locale, path } = splitLocale(normalPath(url.split("?")[0] ?? "") ?? "/");
  const previewPage = preview && (await findPreviewPage(db, preview, locale));
  return previewPage && path === previewPage.page ? preview : null;
}

async function findLinked(db: Db, token: string, now: Date): Promise<PreviewRecord | null> {
  const [link] = await db.$queryRaw<{ path: string; recordId: number }[]>`
    SELECT l."path", l."recordId"
    FROM "PreviewLink" l
      JOIN "User" u ON u."id" = l."makerId"
      JOIN "Role" r ON r."id" = u."roleId"
      JOIN "Feature" f ON f."pathname" = l."path"
      LEFT JOIN "Permission" p ON p."roleId" = r."id" AND p."featureId" = f."id"
    WHERE l."tokenHash" = ${hashToken(token)} AND l."expiresAt" > ${now}
      AND ${isAdmitted} AND NOT (${lacksTwoStep}) AND ${granted("edit")}`;
  return link && isPublishedPath(link.path) ? { path: link.path, id: link.recordId } : null;
}

/** Extracts the token of a link or a record such as `news-5` from an address; null without either. */
export function previewKeyOf(url: string): string | null {
  const [, query = ""] = url.split(/\?(.*)/s);
  const key = new URLSearchParams(query).get("preview");
  return key !== null && (isPreviewToken(key) || recordOf(key)) ? key : null;
}

function isPreviewToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function keyOf({ path, id }: PreviewRecord): string {
  return `${path.slice("/admin/".length)}-${id}`;
}

function recordOf(key: string): PreviewRecord | null {
  const [, page, id] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(key) ?? [];
  const path = `/admin/${page}`;
  return isPublishedPath(path) ? { path, id: Number(id) } : null;
}

/** Derives a token with the site's secret, so it can't be guessed. */
function tokenOf(salt: string): string {
  return keyedHash("preview link", salt);
}

type OpenPreview = {
  path: PreviewedPath;
  id: number;
  token: string | null;
  /** Values of the form in which the record is edited, as they are typed; undefined for a preview of what is saved. */
  typed?: Record<string, unknown>;
};

/** Belongs to one render; a request can't set it. */
const renders = processSingleton("preview", () => new AsyncLocalStorage<OpenPreview>());

export function withPreview<Result>(preview: OpenPreview, render: () => Promise<Result>): Promise<Result> {
  return renders.run(preview, render);
}

export function openPreview(): OpenPreview | null {
  return renders.getStore() ?? null;
}

/** Returns the id of the record of a kind whose form is being previewed as it is typed; null when none is. */
export function typedId(path: PreviewedPath): number | null {
  const preview = openPreview();
  return preview?.path === path && preview.typed ? preview.id : null;
}

/** Returns what is typed in the form of a record that is being previewed; null when nothing is. */
export function typedValues(path: PreviewedPath, id: number): Record<string, unknown> | null {
  return typedId(path) === id ? (openPreview()?.typed ?? null) : null;
}
