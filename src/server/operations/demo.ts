import { type AdminPath, adminPages } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { harmlessActions } from "~/lib/activity-actions";
import { defaultSettings } from "~/lib/default-settings";
import { footerTo } from "~/lib/menus";
import { type Actor, may } from "~/server/auth/permissions";
import { deletableKindOf, searchableOf } from "~/server/crud/entities";
import type { WriteContext } from "~/server/crud/entity";
import { nameRecords } from "~/server/crud/record-search";
import { changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { runPublicTransaction } from "~/server/db/generation";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

/** Unchanged name of the demo company. */
export const demoCompanyName = {
  nameEn: "Lac Giang Technology Joint Stock Company",
  nameVi: "Công ty Cổ phần Công nghệ Lạc Giang",
};

/** Deletes unchanged demo records; others become the site's own. @returns `left`: records in use or not deletable */
export async function clearDemo(db: Db, context: WriteContext): Promise<{ deleted: number; left: number }> {
  await keepAllUntouched(db);
  // First, as these use images of the demo.
  for (const single of singleRecords) {
    if (may(context.actor, single.path, "edit")) await runPublicTransaction((tx) => emptySingle(tx, single, context));
  }
  let deleted = 0;
  // Records used by others, such as categories, can be deleted in the next round.
  for (let round = await deleteUnused(db, context); round > 0; round = await deleteUnused(db, context)) deleted += round;
  // Records that staff can't delete, such as mails, were deleted with their parents.
  await keepAllUntouched(db);
  return { deleted, left: await db.demoRecord.count() };
}

export async function readDemo(db: Db): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  const rows = await db.demoRecord.findMany({ orderBy: [{ table: "asc" }, { recordId: "asc" }] });
  for (const { table, recordId } of rows) ids.set(table, [...(ids.get(table) ?? []), recordId]);
  return ids;
}

const MAX_NAMED = 20;

type DemoPage = { path: AdminPath; count: number; records: { id: number; name: string }[] };

/**
 * Groups demo records by page, in the order of the menu; only counts them on pages that the actor may not view.
 * @returns `name`: empty for the settings and the company
 */
export async function readDemoPages(db: Db, actor: Actor, locale: Locale): Promise<DemoPage[]> {
  const demo = [...(await readDemo(db))].map(([table, ids]) => ({ page: pageOf(table), table, ids }));
  const pages = adminPages.flatMap(({ path }) => {
    const tables = demo.filter(({ page }) => page === path);
    const named = may(actor, path, "view") ? tables.filter(({ table }) => hasLink(path, table)) : [];
    const count = tables.reduce((sum, { ids }) => sum + ids.length, 0);
    return count > 0 ? [{ path, count, ids: named.flatMap(({ ids }) => ids) }] : [];
  });
  const records = pages.flatMap(({ path, ids }) => ids.map((id) => ({ path, id }))).slice(0, MAX_NAMED);
  const names = await nameRecords(db, { records, locale });
  const nameOf = (path: AdminPath, id: number) => names.find((name) => name.path === path && name.id === id)?.name ?? "";
  return pages.map(({ path, count }) => ({
    path,
    count,
    records: records.flatMap(({ path: page, id }) => (page === path ? [{ id, name: nameOf(path, id) }] : [])),
  }));
}

function pageOf(table: string): AdminPath | undefined {
  // Staff can't delete mails: these are deleted with their conversation or candidate.
  if (table === "Mail") return "/admin/outbox";
  return singleRecords.find((single) => single.table === table)?.path ?? deletableKindOf(table)?.path;
}

/** Whether the page opens records of this table by id: reply templates are on the page of another table. */
function hasLink(path: AdminPath, table: string): boolean {
  return searchableOf(path)?.table === table || singleRecords.some((single) => single.table === table);
}

export const emptySettings = {
  siteNameEn: defaultSettings.siteNameEn,
  siteNameVi: defaultSettings.siteNameVi,
  passwordMin: 8,
};

/** Builds the settings of a site that nobody has set up yet. Its footer leads to its pages. @param leaving pages that are deleted next */
export async function firstSettings(db: Db, leaving: number[] = []) {
  const where = { status: "published" as const, id: { notIn: leaving } };
  const pages = await db.page.findMany({ where, orderBy: inOrder, select: { id: true } });
  return { ...emptySettings, footerMenu: footerTo(pages.map(({ id }) => id)) };
}

const inOrder = [{ order: "asc" as const }, { id: "asc" as const }];

/** Notes, mails and pending changes count as changes, although they do not raise the version. */
async function keepUntouched(tx: Db, table: string): Promise<number[]> {
  const path = singleRecords.find((single) => single.table === table)?.path ?? deletableKindOf(table)?.activityPath ?? "";
  await tx.$executeRaw`
    DELETE FROM "DemoRecord" AS demo WHERE demo."table" = ${table} AND NOT EXISTS (
      SELECT 1 FROM ${Prisma.raw(`"${table}"`)} AS row WHERE row."id" = demo."recordId" AND row."version" = 1
        AND NOT EXISTS (SELECT 1 FROM "PendingChange" WHERE "path" = ${path} AND "recordId" = row."id")
        AND NOT EXISTS (
          SELECT 1 FROM "Activity" WHERE "path" = ${path} AND "recordId" = row."id" AND "action" <> ALL(${harmlessActions})
        )
    )`;
  return (await tx.demoRecord.findMany({ where: { table }, select: { recordId: true } })).map(({ recordId }) => recordId);
}

async function keepAllUntouched(db: Db): Promise<void> {
  for (const table of (await readDemo(db)).keys()) await keepUntouched(db, table);
}

async function deleteUnused(db: Db, context: WriteContext): Promise<number> {
  let count = 0;
  for (const [table, ids] of await readDemo(db)) {
    const kind = deletableKindOf(table);
    if (!kind || !may(context.actor, kind.path, "delete")) continue;
    try {
      count += (await kind.deleteRecords(ids, context, (tx) => keepUntouched(tx, table))).count;
    } catch (error) {
      if (!(error instanceof AppError) || error.appCode !== "ERROR_IN_USE") throw error;
    }
    await keepUntouched(db, table);
  }
  return count;
}

type SingleRecord = {
  table: "Setting" | "Company";
  path: AdminPath;
  read(tx: Db, id: number): Promise<{ version: number } | null>;
  empty(tx: Db, id: number, version: number): Promise<object>;
};

const singleRecords: readonly SingleRecord[] = [
  {
    table: "Setting",
    path: "/admin/setting",
    read: (tx, id) => tx.setting.findUnique({ where: { id } }),
    empty: async (tx, id, version) => {
      await tx.setting.delete({ where: { id } });
      return tx.setting.create({ data: { id, version, ...(await firstSettings(tx, (await readDemo(tx)).get("Page"))) } });
    },
  },
  {
    table: "Company",
    path: "/admin/company-info",
    read: (tx, id) => tx.company.findUnique({ where: { id } }),
    empty: async (tx, id, version) => {
      await tx.company.delete({ where: { id } });
      return tx.company.create({ data: { id, version } });
    },
  },
];

async function emptySingle(tx: Db, { table, path, read, empty }: SingleRecord, { actor, ip }: WriteContext): Promise<void> {
  await lockRows(tx, table, (await readDemo(tx)).get(table) ?? []);
  for (const id of await keepUntouched(tx, table)) {
    const before = await read(tx, id);
    if (!before) continue;
    const version = before.version + 1;
    const { createdAt, updatedAt, ...changes } = changesBetween({ ...before, version }, await empty(tx, id, version));
    await recordActivity(tx, { actor, ip, action: "update", path, record: { id, name: `#${id}`, version }, changes });
    await tx.demoRecord.delete({ where: { table_recordId: { table, recordId: id } } });
  }
}
