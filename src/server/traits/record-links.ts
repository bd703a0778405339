import type { AdminPath } from "~/features/registry";
import { isAdminPath } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import type { UsedBy } from "~/server/crud/delete";
import { type SearchWhere, searchWheres } from "~/server/crud/search";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";
import { type PublishedPath, visibleAt } from "~/server/traits/publishing";

/** A record that a text can link to, by its page of the back office and its id. */
export type LinkedRecord = { path: AdminPath; id: number };

/** The same with its name in both languages, either of which may be missing. */
export type NamedRecord = LinkedRecord & { nameEn: string | null; nameVi: string | null };

type Named = { id: number; nameEn: string | null; nameVi: string | null };

/** A kind of record with public pages. */
type Linkable = {
  /** The newest of those that the where clause names, published or not. */
  find(db: Db, where: SearchWhere & { id?: number }, take: number): Promise<Named[]>;
  /** The addresses of those that visitors see in a language at a moment, without the language. */
  addresses(db: Db, ids: number[], locale: Locale, now: Date): Promise<{ id: number; address: string }[]>;
};

/** Every kind of record that a text can link to; null for one without public pages. One that is missing is a compile error. */
const linkables: Record<PublishedPath, Linkable | null> & Partial<Record<AdminPath, Linkable | null>> = {
  // Jobs have no public page, and sections of the page about us none of their own.
  "/admin/about-us": null,
  "/admin/career": null,
  "/admin/news": {
    find: async (db, where, take) => {
      const select = { id: true, titleEn: true, titleVi: true } as const;
      const rows = await db.newsArticle.findMany({ where, select, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take });
      return rows.map(({ id, titleEn, titleVi }) => ({ id, nameEn: titleEn, nameVi: titleVi }));
    },
    addresses: async (db, ids, locale, now) => {
      const where = { ...visibleAt(now, locale), id: { in: ids } };
      const rows = await db.newsArticle.findMany({ where, select: { id: true, slug: true } });
      return rows.map(({ id, slug }) => ({ id, address: `/news/${encodeURIComponent(slug)}` }));
    },
  },
  "/admin/news-category": {
    find: (db, where, take) =>
      db.newsCategory.findMany({ where, select: { id: true, nameEn: true, nameVi: true }, orderBy: { order: "asc" }, take }),
    addresses: async (db, ids) => {
      const rows = await db.newsCategory.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } });
      return rows.map(({ id, slug }) => ({ id, address: `/news/category/${encodeURIComponent(slug)}` }));
    },
  },
  "/admin/page": {
    find: async (db, where, take) => {
      const select = { id: true, titleEn: true, titleVi: true } as const;
      const rows = await db.page.findMany({ where, select, orderBy: { order: "asc" }, take });
      return rows.map(({ id, titleEn, titleVi }) => ({ id, nameEn: titleEn, nameVi: titleVi }));
    },
    addresses: async (db, ids, locale, now) => {
      const where = { ...visibleAt(now, locale), id: { in: ids } };
      const rows = await db.page.findMany({ where, select: { id: true, slug: true } });
      return rows.map(({ id, slug }) => ({ id, address: `/${encodeURIComponent(slug)}` }));
    },
  },
  "/admin/service": {
    find: (db, where, take) =>
      db.service.findMany({ where, select: { id: true, nameEn: true, nameVi: true }, orderBy: { order: "asc" }, take }),
    addresses: async (db, ids, locale, now) => {
      const where = { ...visibleAt(now, locale), id: { in: ids } };
      const rows = await db.service.findMany({ where, select: { id: true, slug: true } });
      return rows.map(({ id, slug }) => ({ id, address: `/services/${encodeURIComponent(slug)}` }));
    },
  },
};

/** How many records of a kind a search for a link's target shows. */
const MAX_FOUND = 5;

/** The records to link to whose name has these words, of the kinds that the person may see. */
export async function findLinkable(db: Db, actor: Actor, search: string): Promise<NamedRecord[]> {
  const [where] = searchWheres(search);
  const kinds = await Promise.all(
    linkableKinds(actor).map(async ({ path, find }) => (await find(db, where ?? {}, MAX_FOUND)).map((row) => ({ ...row, path }))),
  );
  return kinds.flat();
}

/** What a link's target is called; null when it is gone, or the person may not see its kind. */
export async function nameOfLinked(
  db: Db,
  actor: Actor,
  { path, id }: { path: string; id: number },
): Promise<NamedRecord | null> {
  const kind = linkableKinds(actor).find((one) => one.path === path);
  const [row] = (await kind?.find(db, { id }, 1)) ?? [];
  return kind && row ? { ...row, path: kind.path } : null;
}

function linkableKinds(actor: Actor) {
  return Object.entries(linkables).flatMap(([path, kind]) =>
    kind && isAdminPath(path) && may(actor, path, "view") ? [{ ...kind, path }] : [],
  );
}

/**
 * Where links to records lead at a moment, in a language: one query for each kind.
 * @param records as texts name them: `/admin/news/7`
 * @returns the address of each that visitors see, without the language
 */
export async function addressesOf(db: Db, records: readonly string[], locale: Locale, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, number[]>();
  for (const record of new Set(records)) {
    const at = record.lastIndexOf("/");
    const path = record.slice(0, at);
    ids.set(path, [...(ids.get(path) ?? []), Number(record.slice(at + 1))]);
  }
  const found = await Promise.all(
    [...ids].map(async ([path, ids]): Promise<[string, string][]> => {
      const kind = isAdminPath(path) && linkables[path];
      const rows = kind ? await kind.addresses(db, ids, locale, now) : [];
      return rows.map(({ id, address }) => [`${path}/${id}`, address]);
    }),
  );
  return new Map(found.flat());
}

/** For `usedBy`: how many records link to these in their texts, by page of the back office. */
export async function linksTo(db: Db, path: AdminPath, ids: number[]): Promise<UsedBy[]> {
  const where = { toPath: path, toId: { in: ids } };
  const groups = await db.textLink.groupBy({
    by: ["toId", "path"],
    where,
    _count: true,
    orderBy: [{ toId: "asc" }, { path: "asc" }],
  });
  return groups.flatMap(({ toId, path, _count }) => (isAdminPath(path) ? [{ id: toId, path, count: _count }] : []));
}
