import { z } from "zod";
import { adminPages } from "~/features/registry";
import { activityList } from "~/features/system/activity/schema";
import type { Prisma } from "~/generated/prisma/client";
import { isActivityAction } from "~/lib/activity-actions";
import { pageOf } from "~/lib/admin-path";
import { type Actor, may } from "~/server/auth/permissions";
import { namesOf, restorableKindFor } from "~/server/crud/entities";
import { findOne, id } from "~/server/crud/entity";
import { listProcedures } from "~/server/crud/list";
import { isWhole, rowCount } from "~/server/crud/row-count";
import { guarded, router } from "~/server/crud/trpc";
import { type Changes, withhold } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { findPeople, peopleInput } from "~/server/traits/people";

const path = "/admin/activity";
const accountPath = "/admin/user";

/** Leaves out the changes, which may be long. */
const listSelect = {
  id: true,
  createdAt: true,
  actorId: true,
  actorName: true,
  action: true,
  path: true,
  recordId: true,
  recordName: true,
  ip: true,
} satisfies Prisma.ActivitySelect;

const select = { ...listSelect, version: true, changes: true } satisfies Prisma.ActivitySelect;

type Entry = Prisma.ActivityGetPayload<{ select: typeof select }>;

const entry = {
  code: "ACTIVITY",
  find: (db: Db, ids: number[]) => db.activity.findMany({ where: { id: { in: ids } }, select }),
} as const;

export const activityRouter = router({
  ...listProcedures({
    path,
    table: "Activity",
    ...activityList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    // A search term may be a person's name.
    list: async (db, { searchWhere, filter: { createdAt, path: page, ...filter }, skip, take, orderBy }, _now, actor) => {
      const days = { createdAt: createdAt && { gte: createdAt.from, lte: createdAt.to } };
      // Records edited inside another page have a path below it.
      const ofPage = page ? { OR: [{ path: page }, { path: { startsWith: `${page}/` } }] } : {};
      // Search results would reveal withheld entries.
      const searched = isWhole(searchWhere) ? {} : entriesShownTo(actor);
      const conditions = [searchWhere, searched, filter, days, ofPage];
      const where = { AND: conditions };
      const [rows, total] = await Promise.all([
        db.activity.findMany({ where, select: listSelect, skip, take, orderBy }),
        isWhole(...conditions) ? rowCount(db, "Activity") : db.activity.count({ where }),
      ]);
      return [rows.map((row) => asShownTo(actor, row)), total] as const;
    },
    csv: ({ createdAt, actorName, action, path, recordId, recordName, ip }, { t, pageName }) => ({
      createdAt,
      actorName,
      action: isActivityAction(action) ? t(`activity.actions.${action}`) : action,
      path: pageName(pageOf(path)),
      recordId,
      recordName,
      ip,
    }),
  }),

  /** Reads an entry; its values, name and `names` of references only for people who may view the record's page. */
  byId: guarded(path)
    .view.input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const { changes, ...found } = await findOne(entry, ctx.db, input.id);
      const all = changesOf(changes);
      const shown = mayViewRecord(ctx.actor, found.path) ? all : withholdAll(all);
      return {
        ...asShownTo(ctx.actor, found),
        isWithheld: !mayViewRecord(ctx.actor, found.path),
        changes: shown,
        names: await namesIn(ctx.db, ctx.actor, shown),
        restore: await restoreOf(ctx.db, ctx.actor, found),
      };
    }),

  /** Accounts for the filter by person; see `findPeople`. Unapproved ones need the permission to view accounts. */
  people: guarded(path)
    .view.input(peopleInput)
    .query(async ({ ctx, input }) => {
      const where = mayViewRecord(ctx.actor, accountPath) ? {} : { approvedAt: { not: null } };
      return { rows: await findPeople(ctx.db, ctx.actor, input, where) };
    }),

  /** The person's last name in the log, also for deleted accounts. @throws ERROR_USER_NOT_FOUND */
  person: guarded(path)
    .view.input(z.object({ id }))
    .query(({ ctx, input }) => findOne(personFor(ctx.actor), ctx.db, input.id)),
});

/** Finds names under which accounts acted. Actions on their own accounts need the permission to view accounts. */
const personFor = (actor: Actor) =>
  ({
    code: "USER",
    find: async (db: Db, [id = 0]: number[]) => {
      const own = mayViewRecord(actor, accountPath) ? {} : { NOT: { path: accountPath, recordId: id } };
      const entries = await db.activity.findMany({
        where: { actorId: id, actorName: { not: "" }, ...own },
        select: { actorName: true },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 1,
      });
      return entries.map(({ actorName }) => ({ id, name: actorName }));
    },
  }) as const;

/** Checks the record's page. */
function mayViewRecord(actor: Actor, entryPath: string): boolean {
  return may(actor, pageOf(entryPath), "view");
}

/** Builds a where clause for entries whose records the person may see; empty for all. */
function entriesShownTo(actor: Actor): Prisma.ActivityWhereInput {
  const pages = adminPages.filter((page) => may(actor, page.path, "view"));
  if (pages.length === adminPages.length) return {};
  return { OR: pages.flatMap((page) => [{ path: page.path }, { path: { startsWith: `${page.path}/` } }]) };
}

type Named = Pick<Entry, "path" | "recordId" | "recordName" | "actorId" | "actorName" | "ip">;

/** Removes what names the record for people who may not view its page. A sign-up names its actor too. */
function asShownTo<Shown extends Named>(actor: Actor, entry: Shown): Shown {
  if (mayViewRecord(actor, entry.path)) return entry;
  const actorName = entry.path === accountPath && entry.actorId === entry.recordId ? "" : entry.actorName;
  return { ...entry, recordName: null, actorName, ip: null };
}

/** Removes values, and permission keys, which name roles. */
function withholdAll(changes: Changes): Changes {
  const fields = Object.keys(changes).filter((key) => /^\w+$/.test(key));
  return withhold(Object.fromEntries(fields.map((field) => [field, changes[field] ?? [null, null]])), fields);
}

/** Says whether the person can restore the deleted record; null for other entries. */
async function restoreOf(
  db: Db,
  actor: Actor,
  { action, path, recordId, recordName }: Pick<Entry, "action" | "path" | "recordId" | "recordName">,
): Promise<"possible" | "erased" | "restored" | null> {
  if (action !== "delete" || recordId === null) return null;
  if (recordName === null) return "erased";
  const kind = restorableKindFor(actor, path);
  if (!kind || kind.inForm === "never" || !may(actor, kind.path, kind.needs)) return null;
  const last = await db.activity.findFirst({
    where: { path, recordId },
    select: { action: true },
    orderBy: [{ version: "desc" }, { id: "desc" }],
  });
  return last?.action === "delete" ? "possible" : "restored";
}

/** Names of referenced records that the person may see, by field and id. */
async function namesIn(db: Db, actor: Actor, changes: Changes): Promise<Record<string, Record<number, string>>> {
  const names: Record<string, Record<number, string>> = {};
  for (const [field, values] of Object.entries(changes)) {
    const found = await namesOf(
      db,
      actor,
      field,
      values.filter((value) => typeof value === "number"),
    );
    if (found.size > 0) names[field] = Object.fromEntries(found);
  }
  return names;
}

/** Types the column as `recordActivity` writes it. */
function changesOf(stored: Prisma.JsonValue): Changes {
  const changes: Changes = {};
  for (const [field, pair] of Object.entries(Object(stored))) {
    if (Array.isArray(pair)) changes[field] = [pair[0] ?? null, pair[1] ?? null];
  }
  return changes;
}
